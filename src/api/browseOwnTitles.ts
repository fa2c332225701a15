import type { TitleEntry } from '@/domain/filter/filterTitles';
import { filterTitles, sortTitles } from '@/domain/filter/filterTitles';
import { noFilter } from '@/domain/filter/noFilter';
import type { TitleListKey } from '@/domain/lists/titleLists';
import type { TitleQuery } from '@/domain/filter/titleQuery';
import { readDate } from '@/lib/date';
import { ONE_DAY_MS } from '@/lib/time';
import { today } from '@/lib/today';

/** Days from today, both included, in which a title comes out, or a series' last episode did. */
const WINDOWS: Partial<Record<TitleListKey, readonly [from: number, to: number]>> = {
  'in-cinemas': [-45, 0],
  upcoming: [1, Infinity],
  'on-the-air': [-45, 0],
  'airing-today': [0, 0],
};

/**
 * What a catalogue that is read in the browser has to an address: the filter's titles, or what comes nearest to a list.
 * @param now milliseconds since 1970
 */
export function browseOwnTitles<Entry extends TitleEntry>(
  entries: readonly Entry[],
  { list, filter }: TitleQuery,
  now: number,
): Entry[] {
  if (list === null) return filterTitles(entries, filter);
  if (list === 'top-rated')
    return filterTitles(entries, { ...noFilter(filter.kind), sort: { by: 'rating', descending: true } });
  const window = WINDOWS[list];
  const shown = entries.filter(
    (entry) => entry.title.kind === filter.kind && (!window || isInside(entry, window, now)),
  );
  return sortTitles(shown, { by: 'popularity', descending: true });
}

function isInside({ record, title }: TitleEntry, [from, to]: readonly [number, number], now: number): boolean {
  const date = readDate(record.last_air_date) ?? title.releaseDate;
  if (date === null) return false;
  const days = (Date.parse(date) - Date.parse(today(now))) / ONE_DAY_MS;
  return days >= from && days <= to;
}
