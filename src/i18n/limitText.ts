import type { ListExtent } from '@/domain/lists/listExtent';
import { isCut } from '@/domain/lists/listExtent';
import type { TitleKind } from '@/domain/title/title';
import { formatNumber } from '@/lib/formats/numbers';
import { joinSentences } from './joinTexts';
import { plural, t } from './t';

/** All titles as a list, or the results of a search or a filter. */
type View = 'list' | 'search' | 'filter';

interface Sizes {
  total: string;
  read: string;
}

const WHOLE: Record<TitleKind, (sizes: Sizes) => string> = {
  movie: ({ total }) => t('This catalogue has {total} movies.', { total }),
  tv: ({ total }) => t('This catalogue has {total} series.', { total }),
};

/** For a catalogue whose size is unknown. */
const OPEN: Record<TitleKind, (sizes: Sizes) => string> = {
  movie: ({ read }) => t('This catalogue has more than {read} movies.', { read }),
  tv: ({ read }) => t('This catalogue has more than {read} series.', { read }),
};

const LIMITS: Record<View, (sizes: Sizes) => string> = {
  list: ({ read }) => t('Filters cover the first {read}.', { read }),
  search: ({ read }) => t('The first {read} are searched.', { read }),
  filter: ({ read }) => t('The first {read} are filtered.', { read }),
};

/** Returns a text about the titles of a large catalogue that a view leaves out; null if it has all of them. */
export function limitText(extent: ListExtent, kind: TitleKind, view: View): string | null {
  const { total, read, unlisted } = extent;
  const sizes = { total: formatNumber(total ?? read), read: formatNumber(read) };
  const whole = (total === null ? OPEN : WHOLE)[kind](sizes);
  if (view === 'list' && unlisted > 0) {
    const shown = plural((total ?? read) - unlisted, '{count} of them is shown.', '{count} of them are shown.');
    return joinSentences([whole, shown]);
  }
  return isCut(extent) ? joinSentences([whole, LIMITS[view](sizes)]) : null;
}
