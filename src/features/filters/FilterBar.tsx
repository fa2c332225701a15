import { useState } from 'react';
import { OptionalSection } from '@/components/feedback/OptionalSection';
import { SectionError } from '@/components/feedback/SectionError';
import { Button } from '@/components/ui/Button';
import { plural, t } from '@/i18n/t';
import type { Elements } from '@/lib/elements';
import { useActivityOrIdle } from '@/lib/activityOrIdle';
import * as styles from './FilterBar.module.css';
import { FILTERS_BUTTON } from './focusFilters';

/** The state that the bar shares with its lazily loaded parts, see FilterParts. */
export interface FilterBarState {
  isOpen: boolean;
  onClose: () => void;
  /** Reports the number of active filters. */
  onCount: (count: number) => void;
}

interface FilterBarProps {
  /** The address contains filters. */
  isFiltered: boolean;
  renderParts: (state: FilterBarState) => Elements;
}

/**
 * The bar above a list: the filter button, the order, and the chosen filters. Its height is the same before the lazy
 * parts load.
 */
export function FilterBar({ isFiltered, renderParts }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const [count, setCount] = useState(0);
  const hasActivity = useActivityOrIdle();
  return (
    <div className={styles.bar}>
      <Button id={FILTERS_BUTTON} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span>{t('Filters')}</span>
        {count > 0 && (
          <span className={styles.count}>
            <span aria-hidden="true">{count}</span>
            <span className="visually-hidden">{` ${plural(count, '{count} active', '{count} active')}`}</span>
          </span>
        )}
      </Button>
      {(isFiltered || hasActivity) && (
        <OptionalSection fallback={isOpen && <SectionError />}>
          {renderParts({ isOpen, onClose: () => setOpen(false), onCount: setCount })}
        </OptionalSection>
      )}
    </div>
  );
}
