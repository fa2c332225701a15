import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useFilterOptionsQuery } from '@/api/endpoints/filterOptions';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import type { FilterOptions } from '@/domain/filter/filterOptions';
import { withChosen } from '@/domain/filter/filterOptions';
import { noFilter } from '@/domain/filter/titleFilter';
import type { TitleQuery } from '@/domain/filter/titleQuery';
import { readTitleQuery, writeTitleQuery } from '@/domain/filter/titleQuery';
import type { Source } from '@/domain/record/source';
import type { TitleKind } from '@/domain/title/title';
import { COUNT_OF } from '@/i18n/countOf';
import { plural, t } from '@/i18n/t';
import { FilterFields } from './FilterFields';
import * as styles from './FilterPanel.late.module.css';

/** The text of the button; the number of titles may be unknown. */
const SHOW: Record<TitleKind, (total: number | null) => string> = {
  movie: (total) => (total === null ? t('Show movies') : plural(total, 'Show {count} movie', 'Show {count} movies')),
  tv: (total) => (total === null ? t('Show series') : plural(total, 'Show {count} series', 'Show {count} series')),
};

/**
 * Returns the filters that the displayed catalogue supports: null if it supports all, undefined while they are unknown.
 * Keeps the last value while other titles load.
 */
function useFilterOptions(kind: TitleKind, source: Source | null): FilterOptions | null | undefined {
  const asked = source === null || source === 'tmdb' ? skipToken : { kind, source };
  const { data } = useFilterOptionsQuery(asked);
  return source === 'tmdb' ? null : data;
}

interface FilterPanelProps {
  query: TitleQuery;
  /** The number of titles, or null if it is unknown. */
  total: number | null;
  /** The source of the titles, or null if it is unknown. */
  source: Source | null;
  /** There are no titles, or the request failed. */
  isNone: boolean;
  onChange: (query: TitleQuery, options: { replace: boolean }) => void;
  onClose: () => void;
}

/**
 * The panel with all filters. A change applies at once to the list behind. All changes while the panel is open are one
 * history entry, so that a back navigation restores the previous list.
 */
export function FilterPanel({ query, total, source, isNone, onChange, onClose }: FilterPanelProps) {
  const { kind } = query.filter;
  const headingId = useId();
  // A local copy, so that the controls respond before the page behind renders the new address.
  const [draft, setDraft] = useState(query);
  const hasChanged = useRef(false);
  useCloseOnReturn(onClose);
  // Filters that were chosen stay visible while the panel is open. Removing one would lose the focus.
  const [opened] = useState(query);
  const known = useFilterOptions(kind, source);
  const options = known ? [opened, draft].reduce(withChosen, known) : undefined;
  // Waits for the supported filters: unsupported fields would disappear again and move the fields below them.
  const [isLaidOut, setLaidOut] = useState(false);
  if (!isLaidOut && (known !== undefined || isNone)) setLaidOut(true);

  const handleChange = (next: TitleQuery) => {
    const address = writeTitleQuery(next);
    if (address === writeTitleQuery(draft)) return;
    // Reads the written address again, which normalizes it: the two years are in order, for example.
    const read = readTitleQuery(new URLSearchParams(address), kind);
    setDraft(read);
    onChange(read, { replace: hasChanged.current });
    hasChanged.current = true;
  };

  const isEmpty = writeTitleQuery(draft) === '';
  return (
    <Dialog className={styles.panel} aria-labelledby={headingId} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={headingId}>{t('Filters')}</h2>
        <IconButton label={t('Close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      <div className={styles.body} aria-busy={!isLaidOut}>
        {isLaidOut && <FilterFields query={draft} options={options} onChange={handleChange} />}
      </div>
      {/* The page behind is inert while the panel is open, so the count is announced here. */}
      <p role="status" className="visually-hidden">
        {total !== null && COUNT_OF[kind](total)}
      </p>
      <div className={styles.foot}>
        <Button
          variant="quiet"
          aria-disabled={isEmpty}
          onClick={() => handleChange({ list: null, filter: noFilter(kind) })}
        >
          {/* Translators: Removes the filters */}
          {t('Clear all')}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {SHOW[kind](total)}
        </Button>
      </div>
    </Dialog>
  );
}

/**
 * Closes the panel on a back or forward navigation. It listens to `popstate`, because the page renders later and may
 * end up with the same query.
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
