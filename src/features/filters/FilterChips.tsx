import type { MouseEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { ActiveFilter } from './activeFilters';
import * as styles from './FilterChips.late.module.css';
import { FilterLabel } from './FilterLabel';
import { focusFilters } from './focusFilters';

interface FilterChipsProps {
  active: readonly ActiveFilter[];
  /** What is shown. */
  name: string;
  /** How many titles there are; null where nobody knows. */
  count: string | null;
  /** Whether the whole line goes with it: what is left is a genre of the page's own chips, or nothing. */
  isLast: (filter: ActiveFilter) => boolean;
  onRemove: (filter: ActiveFilter) => void;
  onClear: () => void;
}

/** One line of chips that take a filter away each; where it is too long for the page it is moved sideways. */
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
          <ul className={styles.chips} aria-label="Active filters">
            {active.map((filter) => (
              <li key={filter.id}>
                <Button className={styles.chip} onClick={(event) => handleRemove(event, filter)}>
                  <span>
                    <span className="visually-hidden">Remove filter: </span>
                    <FilterLabel filter={filter} />
                  </span>
                  <Icon name="close" size={16} />
                </Button>
              </li>
            ))}
          </ul>
          <Button variant="quiet" className={styles.clear} onClick={onClear}>
            Clear all
          </Button>
        </>
      )}
    </div>
  );
}

/** The chip that takes the place of one that goes, or the one before it. */
function focusNeighbour(chip: Element): void {
  const item = chip.closest('li');
  (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button')?.focus();
}
