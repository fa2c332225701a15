import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { noFilter } from '@/domain/filter/noFilter';
import { withChosen } from '@/domain/filter/offeredFilters';
import type { TitleQuery } from '@/domain/filter/titleQuery';
import { readTitleQuery, writeTitleQuery } from '@/domain/filter/titleQuery';
import type { Source } from '@/domain/record/source';
import { countText } from './countText';
import { FilterFields } from './FilterFields';
import * as styles from './FilterPanel.late.module.css';
import { useOffered } from './useOffered';

interface FilterPanelProps {
  query: TitleQuery;
  /** How many titles there are now; null while the number is not known. */
  total: number | null;
  /** Whose they are; null likewise. */
  source: Source | null;
  /** There are none, or nobody can say. */
  isNone: boolean;
  onChange: (query: TitleQuery, options: { replace: boolean }) => void;
  onClose: () => void;
}

/**
 * All filters. What is changed holds at once, and the list behind follows. However much is changed while the panel is
 * open is one step in the history: back returns to the list as it was before.
 */
export function FilterPanel({ query, total, source, isNone, onChange, onClose }: FilterPanelProps) {
  const { kind } = query.filter;
  const headingId = useId();
  // The address follows when the page behind can; a control answers at once.
  const [draft, setDraft] = useState(query);
  const hasChanged = useRef(false);
  useCloseOnReturn(onClose);
  // What was chosen stays as long as the panel is open: where it goes, the focus would.
  const [opened] = useState(query);
  const known = useOffered(kind, source);
  const offered = known ? [opened, draft].reduce(withChosen, known) : undefined;
  // Fields that the catalogue has nothing for would go again, and move those below them.
  const [isLaidOut, setLaidOut] = useState(false);
  if (!isLaidOut && (known !== undefined || isNone)) setLaidOut(true);

  const handleChange = (next: TitleQuery) => {
    const address = writeTitleQuery(next);
    if (address === writeTitleQuery(draft)) return;
    // As the address will be read: with years in their order, for one.
    const read = readTitleQuery(new URLSearchParams(address), kind);
    setDraft(read);
    onChange(read, { replace: hasChanged.current });
    hasChanged.current = true;
  };

  const isEmpty = writeTitleQuery(draft) === '';
  return (
    <Dialog className={styles.panel} aria-labelledby={headingId} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={headingId}>Filters</h2>
        <IconButton label="Close" onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      <div className={styles.body} aria-busy={!isLaidOut}>
        {isLaidOut && <FilterFields query={draft} offered={offered} onChange={handleChange} />}
      </div>
      {/* The page behind is silent as long as this is open. */}
      <p role="status" className="visually-hidden">
        {total !== null && countText(total, kind)}
      </p>
      <div className={styles.foot}>
        <Button
          variant="quiet"
          aria-disabled={isEmpty}
          onClick={() => handleChange({ list: null, filter: noFilter(kind) })}
        >
          Clear all
        </Button>
        <Button variant="primary" onClick={onClose}>{`Show ${countText(total, kind)}`}</Button>
      </div>
    </Dialog>
  );
}

/**
 * A step in the history is a step away from what is chosen here. The browser says so at once; the page follows when it
 * can, and may come to be what it was without having been anything else.
 */
function useCloseOnReturn(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const handleReturn = () => close();
    window.addEventListener('popstate', handleReturn);
    return () => {
      window.removeEventListener('popstate', handleReturn);
    };
  }, []);
}
