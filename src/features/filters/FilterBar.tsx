import { useState } from 'react';
import { Extra } from '@/components/feedback/Extra';
import { PartFailed } from '@/components/feedback/PartFailed';
import { Button } from '@/components/ui/Button';
import type { Elements } from '@/lib/elements';
import { useSignOfLife } from '@/lib/useSignOfLife';
import * as styles from './FilterBar.module.css';
import { FILTERS_BUTTON } from './focusFilters';

/** What the line has to tell whatever comes later into it, see FilterParts. */
export interface FilterBarState {
  isOpen: boolean;
  onClose: () => void;
  /** How many are active. */
  onCount: (count: number) => void;
}

interface FilterBarProps {
  /** The address has filters. */
  isFiltered: boolean;
  renderParts: (state: FilterBarState) => Elements;
}

/** The line above a list: the way to its filters, its order, and the filters that are chosen. It is as high without them. */
export function FilterBar({ isFiltered, renderParts }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const [count, setCount] = useState(0);
  const isAlive = useSignOfLife();
  return (
    <div className={styles.bar}>
      <Button id={FILTERS_BUTTON} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span>Filters</span>
        {count > 0 && (
          <span className={styles.count}>
            <span>{count}</span>
            <span className="visually-hidden"> active</span>
          </span>
        )}
      </Button>
      {(isFiltered || isAlive) && (
        <Extra fallback={isOpen && <PartFailed />}>
          {renderParts({ isOpen, onClose: () => setOpen(false), onCount: setCount })}
        </Extra>
      )}
    </div>
  );
}
