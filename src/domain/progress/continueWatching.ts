import { ONE_DAY_MS } from '@/lib/time';
import type { Progress } from './progress';
import type { Title, TitleKey } from '../title/title';
import { titleKey } from '../title/title';
import type { UpNext } from './upNext';
import { lastFirst, upNext } from './upNext';

/** An entry of the row: one for each movie or series. */
export interface ContinueEntry extends UpNext {
  title: Title;
}

const MAX_ENTRIES = 40;
const WEEKS = 16;

/**
 * Returns the titles that the viewer has started and not finished, the last played first. For a series, this is the
 * current episode or the next one.
 * @param now milliseconds since 1970
 */
export function continueWatching(entries: readonly Progress[], now: number): ContinueEntry[] {
  const oldest = new Date(now - WEEKS * 7 * ONE_DAY_MS).toISOString();
  return [...byTitle(entries).values()]
    .flatMap((own) => {
      const [last] = own;
      const next = last && !last.isHidden && last.playedAt >= oldest ? upNext(own) : null;
      return last && next ? { title: last.title, ...pick(next) } : [];
    })
    .slice(0, MAX_ENTRIES);
}

/** Groups the entries by title. Titles and their entries are sorted, the last played first. */
export function byTitle(entries: readonly Progress[]): Map<TitleKey, Progress[]> {
  const titles = new Map<TitleKey, Progress[]>();
  for (const entry of lastFirst(entries)) {
    const key = titleKey(entry.title);
    const own = titles.get(key);
    if (own) own.push(entry);
    else titles.set(key, [entry]);
  }
  return titles;
}

const pick = ({ episode, position, duration }: UpNext): UpNext => ({ episode, position, duration });
