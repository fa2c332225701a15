import { Notice } from '@/components/feedback/Notice';
import { Button } from '@/components/ui/Button';
import type { IconName } from '@/components/ui/Icon';
import { noFilter } from '@/domain/filter/titleFilter';
import type { TitleKind } from '@/domain/title/title';
import type { TitleQuery } from '@/domain/filter/titleQuery';
import type { ActiveFilter } from './activeFilters';
import { FilterLabel } from './FilterLabel';
import { filterToDrop } from './filterToDrop';
import { focusFilters } from './focusFilters';
import * as styles from './NothingFound.late.module.css';

const WORDS: Record<TitleKind, { icon: IconName; text: string }> = {
  movie: { icon: 'movies', text: 'No Movies Found' },
  tv: { icon: 'tv', text: 'No series found' },
};

interface NothingFoundProps {
  kind: TitleKind;
  active: readonly ActiveFilter[];
  /** The id of the filter that was added last. */
  added: string | null;
  onBrowse: (query: TitleQuery) => void;
}

/** States that no title matches, and suggests a filter to remove. */
export function NothingFound({ kind, active, added, onBrowse }: NothingFoundProps) {
  const drop = active.length > 1 ? filterToDrop(active, added) : undefined;
  const go = (query: TitleQuery) => {
    focusFilters();
    onBrowse(query);
  };
  return (
    <Notice
      {...WORDS[kind]}
      hint={active.length > 1 ? `Nothing matches all ${active.length} filters` : 'Nothing matches this filter'}
      action={
        <div className={styles.actions}>
          {drop && (
            <Button variant="primary" onClick={() => go(drop.without)}>
              <span>
                Remove “<FilterLabel filter={drop} />”
              </span>
            </Button>
          )}
          <Button onClick={() => go({ list: null, filter: noFilter(kind) })}>Clear all filters</Button>
        </div>
      }
    />
  );
}
