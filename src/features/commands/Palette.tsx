import type { KeyboardEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import type { IconName } from '@/components/ui/Icon';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { t } from '@/i18n/t';
import { keyText } from './keyText';
import * as styles from './Palette.late.module.css';

export interface PaletteEntry {
  /** Unique in the palette. */
  id: string;
  name: string;
  /** Such as the year of a title. */
  note?: string | undefined;
  icon: IconName;
  keys?: string | undefined;
  run: () => void;
}

export interface PaletteGroup {
  heading: string;
  entries: readonly PaletteEntry[];
}

interface PaletteProps {
  text: string;
  /** The groups without entries are not shown. */
  groups: readonly PaletteGroup[];
  isSearching: boolean;
  /** Whether the search for titles and people has failed. */
  hasFailed: boolean;
  onType: (text: string) => void;
  onRetry: () => void;
  onClose: () => void;
}

const STEPS: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** A field and the entries that match it, by the ARIA pattern of a combobox. The focus stays in the field. */
export function Palette({ text, groups, isSearching, hasFailed, onType, onRetry, onClose }: PaletteProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const entries = groups.flatMap((group) => group.entries);
  // Results that arrive later do not move the choice.
  const chosenIndex = entries.findIndex((entry) => entry.id === chosenId);
  const active = entries[Math.max(chosenIndex, 0)];
  const optionId = (entry: PaletteEntry) => `${id}-${entry.id}`;

  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active?.id]);

  const handleKeyDown = (event: KeyboardEvent) => {
    // During a composition, the keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (step) {
      const next = entries.at((Math.max(chosenIndex, 0) + step) % Math.max(entries.length, 1));
      setChosenId(next?.id ?? null);
    } else if (event.key === 'Enter') active?.run();
    else return;
    event.preventDefault();
  };

  return (
    <Dialog aria-label={t('Commands')} className={styles.dialog} onClose={onClose}>
      <div className={styles.head}>
        <Icon name="search" size={20} className={styles.lens} />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={t('Search for commands, titles and people')}
          aria-autocomplete="list"
          aria-expanded={entries.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active && optionId(active)}
          placeholder={t('Search for commands, titles and people')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          value={text}
          dir="auto"
          className={styles.field}
          onChange={({ target }) => {
            setChosenId(null);
            onType(target.value);
          }}
          onKeyDown={handleKeyDown}
        />
        <IconButton label={t('Close')} onClick={onClose}>
          <Icon name="close" size={22} />
        </IconButton>
      </div>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={t('Commands')} className={styles.list}>
        {groups.map(
          ({ heading, entries: own }) =>
            own.length > 0 && (
              <div key={heading} role="group" aria-label={heading}>
                <p aria-hidden className={styles.heading}>
                  {heading}
                </p>
                {own.map((entry) => (
                  // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard's way to an option is the field's
                  <div
                    key={entry.id}
                    id={optionId(entry)}
                    role="option"
                    tabIndex={-1}
                    aria-selected={entry === active}
                    className={styles.option}
                    // Keeps the focus in the field.
                    onPointerDown={(event) => event.preventDefault()}
                    onClick={entry.run}
                  >
                    <Icon name={entry.icon} size={18} className={styles.icon} />
                    <span dir="auto" className={styles.name}>
                      {entry.name}
                    </span>
                    {entry.note && <span className={styles.note}>{entry.note}</span>}
                    {entry.keys !== undefined && <kbd className={styles.key}>{keyText(entry.keys)}</kbd>}
                  </div>
                ))}
              </div>
            ),
        )}
      </div>
      {hasFailed && (
        <div role="alert" className={styles.failed}>
          <p>{t('Titles and people could not be searched')}</p>
          <Button onClick={onRetry}>{t('Try Again')}</Button>
        </div>
      )}
      <p role="status" className={styles.status}>
        {isSearching ? t('Searching...') : entries.length === 0 && !hasFailed && t('Nothing found')}
      </p>
    </Dialog>
  );
}
