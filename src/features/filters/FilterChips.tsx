import type { MouseEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { t } from '@/i18n/t';
import type { ActiveFilter } from './activeFilters';
import * as styles from './FilterChips.late.module.css';
import { FilterLabel } from './FilterLabel';
import { focusFilters } from './focusFilters';

interface FilterChipsProps {
  active: readonly ActiveFilter[];
  /** The name of the displayed list. */
  name: string;
  /** The number of titles in words, or null if it is unknown. */
  count: string | null;
  /**
   * Returns whether removing a filter removes all chips: the remaining query is at most a genre, which has its own
   * chips.
   */
  isLast: (filter: ActiveFilter) => boolean;
  onRemove: (filter: ActiveFilter) => void;
  onClear: () => void;
}

/** A line of chips, each of which removes a filter. It scrolls sideways if it is too long. */
export function FilterChips({ active, name, count, isLast, onRemove, onClear }: FilterChipsProps) {
  const handleRemove = (event: MouseEvent, filter: ActiveFilter) => {
    if (isLast(filter)) focusFilters();
    else focusNeighbour(event.currentTarget);
    onRemove(filter);
  };
  return (
    <div className={styles.strip}>
      <p role="status" className={styles.status}>
        {count === null ? (
          name
        ) : (
          <>
            <span className={styles.name}>{`${name} · `}</span>
            <span>{count}</span>
          </>
        )}
      </p>
      {active.length > 0 && (
        <>
          <ul className={styles.chips} aria-label={t('Active filters')}>
            {active.map((filter) => (
              <li key={filter.id}>
                <Button className={styles.chip} onClick={(event) => handleRemove(event, filter)}>
                  <span>
                    <span className="visually-hidden">{`${t('Remove filter:')} `}</span>
                    <FilterLabel filter={filter} />
                  </span>
                  <Icon name="close" size={16} />
                </Button>
              </li>
            ))}
          </ul>
          <Button variant="quiet" className={styles.clear} onClick={onClear}>
            {/* Translators: Removes the filters */}
            {t('Clear all')}
          </Button>
        </>
      )}
    </div>
  );
}

/** Focuses the next chip, or the previous one, before a chip is removed. */
function focusNeighbour(chip: Element): void {
  const item = chip.closest('li');
  (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button')?.focus();
}
