import type { Match } from '@/api/match/matchTitles';
import { mergeProgress } from '@/domain/viewerData/mergeViewerData';
import type { Progress } from '@/domain/progress/progress';
import type { Title } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import type { BroughtData } from '@/domain/viewerData/viewerData';
import type { WatchlistItem } from '@/domain/watchlist/watchlist';
import type { ListedTitle } from './listedTitle';

/** A row without a matching title, and the reason. */
export interface LeftOut {
  listed: ListedTitle;
  why: 'notHere' | 'unanswered' | 'ambiguous' | 'foreign';
}

/** A row with its matching title. */
export interface TakenRow {
  listed: ListedTitle;
  title: Title;
}

interface Brought {
  data: BroughtData;
  leftOut: LeftOut[];
  taken: TakenRow[];
  /** Rows whose title is in their list already. */
  repeated: ListedTitle[];
}

/**
 * Returns what the matched rows import: entries of the watchlist, and entries of the viewing history.
 * @param now an ISO timestamp, for rows without a time
 */
export function broughtByMatches(listed: readonly ListedTitle[], matches: readonly Match[], now: string): Brought {
  const watchlist = new Map<string, WatchlistItem>();
  const marks: Progress[] = [];
  const leftOut: LeftOut[] = [];
  const taken = new Map<string, TakenRow>();
  const repeated: ListedTitle[] = [];
  listed.forEach((row, index) => {
    const match = matches[index] ?? null;
    if (match === null || typeof match === 'string') {
      leftOut.push({ listed: row, why: row.foreignKind === null ? (match ?? 'notHere') : 'foreign' });
      return;
    }
    const key = titleKey(match);
    const place = `${row.list} ${key}`;
    if (taken.has(place)) repeated.push(row);
    else taken.set(place, { listed: row, title: match });
    // A title that was seen twice has two entries, which `mergeProgress` merges.
    if (row.list === 'watched') marks.push(seenMark(match, row.at ?? now));
    else if (!watchlist.has(key)) watchlist.set(key, { ...match, addedAt: row.at ?? now });
  });
  const isListed = (list: ListedTitle['list']) => listed.some((row) => row.list === list);
  return {
    data: {
      ...(isListed('watchlist') && { watchlist: [...watchlist.values()] }),
      ...(isListed('watched') && { progress: mergeProgress(marks) }),
    },
    leftOut,
    taken: [...taken.values()],
    repeated,
  };
}

/** Returns an entry that is watched to its end. The duration is unknown. */
const seenMark = (title: Title, at: string): Progress => ({
  title,
  episode: null,
  next: null,
  position: 0,
  duration: 0,
  watchedAt: at,
  playedAt: at,
  isHidden: false,
});
