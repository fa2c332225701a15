import { Notice } from '@/components/feedback/Notice';
import { Button } from '@/components/ui/Button';
import type { IconName } from '@/components/ui/Icon';
import { noFilter } from '@/domain/filter/titleFilter';
import type { TitleQuery } from '@/domain/filter/titleQuery';
import type { TitleKind } from '@/domain/title/title';
import { plural, t } from '@/i18n/t';
import { tRich } from '@/i18n/tRich';
import type { ActiveFilter } from './activeFilters';
import { FilterLabel } from './FilterLabel';
import { focusFilters } from './focusFilters';
import * as styles from './NothingFound.late.module.css';

/** The kinds of filters, most restrictive first. The order of the list removes nothing, so it is not among them. */
const NARROWEST_FIRST = ['keyword', 'runtime', 'votes', 'language', 'year', 'rating', 'genre', 'not', 'list'];

const rank = ({ id }: ActiveFilter) => NARROWEST_FIRST.indexOf(id.split(':')[0] ?? '');

/** Returns the filter to suggest for removal: the one that was added last, otherwise the most restrictive one. */
export function filterToDrop(active: readonly ActiveFilter[], added: string | null): ActiveFilter | undefined {
  const narrowing = active.filter((filter) => rank(filter) >= 0);
  return narrowing.find(({ id }) => id === added) ?? narrowing.sort((a, b) => rank(a) - rank(b))[0];
}

const WORDS: Record<TitleKind, { icon: IconName; text: string }> = {
  movie: { icon: 'movies', text: t('No Movies Found') },
  tv: { icon: 'tv', text: t('No series found') },
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
      hint={
        active.length > 1
          ? plural(active.length, 'Nothing matches all {count} filters', 'Nothing matches all {count} filters')
          : t('Nothing matches this filter')
      }
      action={
        <div className={styles.actions}>
          {drop && (
            <Button variant="primary" onClick={() => go(drop.without)}>
              <span>{tRich('Remove “{filter}”', { filter: <FilterLabel filter={drop} /> })}</span>
            </Button>
          )}
          <Button onClick={() => go({ list: null, filter: noFilter(kind) })}>{t('Clear all filters')}</Button>
        </div>
      }
    />
  );
}
