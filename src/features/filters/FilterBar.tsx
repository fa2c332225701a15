import { useState } from 'react';
import { Extra } from '@/components/feedback/Extra';
import { PartFailed } from '@/components/feedback/PartFailed';
import { Button } from '@/components/ui/Button';
import type { TitleKind } from '@/domain/title';
import { lazyPart } from '@/lib/lazyComponent';
import * as styles from './FilterBar.module.css';
import { FILTERS_BUTTON } from './focusFilters';

const FilterParts = lazyPart(() =>
  import(/* webpackChunkName: "filters" */ './FilterParts').then((m) => m.FilterParts),
);

interface FilterBarProps {
  kind: TitleKind;
  /** The address has filters. */
  isFiltered: boolean;
}

/** The line above a list: the way to its filters, and those that are chosen. It is as high without them. */
export function FilterBar({ kind, isFiltered }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const [count, setCount] = useState(0);
  return (
    <div className={styles.bar}>
      <Button id={FILTERS_BUTTON} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Filters
        {count > 0 && (
          <span className={styles.count}>
            {count}
            <span className="visually-hidden"> active</span>
          </span>
        )}
      </Button>
      {(isOpen || isFiltered) && (
        <Extra fallback={isOpen && <PartFailed />}>
          <FilterParts
            kind={kind}
            isFiltered={isFiltered}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            onCount={setCount}
          />
        </Extra>
      )}
    </div>
  );
}
