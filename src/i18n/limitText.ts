import type { ListExtent } from '@/domain/lists/listExtent';
import { isCut } from '@/domain/lists/listExtent';
import type { TitleKind } from '@/domain/title/title';
import { formatNumber } from '@/lib/formats/numbers';
import { joinSentences } from './joinTexts';
import { plural, t } from './t';

/** All titles as a list, or the results of a search or a filter. */
type View = 'list' | 'search' | 'filter';

const WHOLE: Record<TitleKind, (total: number) => string> = {
  movie: (total) => plural(total, 'This catalogue has {count} movie.', 'This catalogue has {count} movies.'),
  tv: (total) => plural(total, 'This catalogue has {count} series.', 'This catalogue has {count} series.'),
};

/** For a catalogue whose size is unknown. */
const OPEN: Record<TitleKind, (read: number) => string> = {
  movie: (read) =>
    plural(read, 'This catalogue has more than {count} movie.', 'This catalogue has more than {count} movies.'),
  tv: (read) =>
    plural(read, 'This catalogue has more than {count} series.', 'This catalogue has more than {count} series.'),
};

const LIMITS: Record<View, (read: string) => string> = {
  list: (read) => t('Filters cover the first {read}.', { read }),
  search: (read) => t('The first {read} are searched.', { read }),
  filter: (read) => t('The first {read} are filtered.', { read }),
};

/** Returns a text about the titles of a large catalogue that a view leaves out; null if it has all of them. */
export function limitText(extent: ListExtent, kind: TitleKind, view: View): string | null {
  const { total, read, unlisted } = extent;
  const whole = total === null ? OPEN[kind](read) : WHOLE[kind](total);
  if (view === 'list' && unlisted > 0) {
    const shown = plural((total ?? read) - unlisted, '{count} of them is shown.', '{count} of them are shown.');
    return joinSentences([whole, shown]);
  }
  return isCut(extent) ? joinSentences([whole, LIMITS[view](formatNumber(read))]) : null;
}
