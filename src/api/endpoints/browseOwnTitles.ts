import type { TitleEntry } from '@/domain/title/titleEntry';
import { filterTitles, sortTitles } from '@/domain/filter/filterTitles';
import { noFilter } from '@/domain/filter/titleFilter';
import type { TitleListKey } from '@/domain/lists/titleLists';
import type { TitleQuery } from '@/domain/filter/titleQuery';
import { readDate } from '@/lib/date';
import { ONE_DAY_MS } from '@/lib/time';
import { today } from '@/lib/today';

/** The days from today, both inclusive, in which a title is released or the last episode of a series is aired. */
const WINDOWS: Partial<Record<TitleListKey, readonly [from: number, to: number]>> = {
  'in-cinemas': [-45, 0],
  upcoming: [1, Infinity],
  'on-the-air': [-45, 0],
  'airing-today': [0, 0],
};

/**
 * Returns the titles of a catalogue that is filtered in the browser: those that match the filter, or the closest
 * equivalent of a TMDB list.
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
