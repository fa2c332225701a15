import type { KeyboardEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { moveFocus } from '@/lib/arrowKeys';
import type { Elements } from '@/lib/elements';
import * as styles from './Tabs.late.module.css';

interface TabsProps {
  label: string;
  tabs: readonly { name: string; panel: Elements }[];
}

/**
 * Follows the ARIA pattern: a single tab stop, arrow keys, Home and End move between the tabs, and focus selects.
 * Panels stay mounted, so that a draft survives a switch to the other tab.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const [selected, setSelected] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  const handleKeyDown = (event: KeyboardEvent) => {
    // A horizontal tab list leaves the vertical arrow keys to the page.
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') return;
    moveFocus(event, [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])], { wrap: true });
  };

  return (
    <div className={styles.tabs}>
      <div ref={list} role="tablist" tabIndex={-1} aria-label={label} className={styles.list} onKeyDown={handleKeyDown}>
        {tabs.map(({ name }, index) => {
          const select = () => {
            setSelected(index);
          };
          return (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${id}-tab-${index}`}
              aria-controls={`${id}-panel-${index}`}
              aria-selected={index === selected}
              tabIndex={index === selected ? 0 : -1}
              className={styles.tab}
              onFocus={select}
              // Safari does not focus a button on a press.
              onClick={select}
            >
              {name}
            </button>
          );
        })}
      </div>
      {tabs.map(({ name, panel }, index) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== selected}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
