import type { Progress, ProgressKey } from '../progress/progress';
import { progressKey } from '../progress/progress';
import { latest } from '../progress/storedProgress';
import { titleKey } from '../title/title';
import type { BringingMode, BroughtData, ViewerData } from './viewerData';

/** The limit of recent searches. */
const MAX_SEARCHES = 5;

interface Merge {
  mode: BringingMode;
  /** The data of a device before the viewer has changed anything. A file overrides it. */
  start: ViewerData;
}

/** Returns the viewer's data after the import of a file. */
export function mergeViewerData(mine: ViewerData, theirs: BroughtData, { mode, start }: Merge): ViewerData {
  if (mode === 'replace') return { ...mine, ...theirs, progress: latest(theirs.progress ?? mine.progress) };
  const isListed = new Set(mine.watchlist.map(titleKey));
  const more = theirs.watchlist?.filter((item) => !isListed.has(titleKey(item))) ?? [];
  return {
    watchlist: [...mine.watchlist, ...more],
    progress: mergeProgress([...mine.progress, ...(theirs.progress ?? [])]),
    searches: [...new Set([...mine.searches, ...(theirs.searches ?? [])])].slice(0, MAX_SEARCHES),
    profile: fill(mine.profile, theirs.profile, start.profile),
    player: fill(mine.player, theirs.player, start.player),
    isHistoryKept:
      mine.isHistoryKept === start.isHistoryKept ? (theirs.isHistoryKept ?? mine.isHistoryKept) : mine.isHistoryKept,
    plan: fill(mine.plan, theirs.plan, start.plan),
  };
}

/** Merges the entries of each movie and episode. The later playback wins, and `watchedAt` is never lost. */
export function mergeProgress(entries: readonly Progress[]): Progress[] {
  const merged = new Map<ProgressKey, Progress>();
  for (const entry of entries) {
    const key = progressKey(entry);
    const known = merged.get(key);
    merged.set(key, known ? joined(known, entry) : entry);
  }
  return latest([...merged.values()]);
}

function joined(known: Progress, other: Progress): Progress {
  const [base, rest] = other.playedAt > known.playedAt ? [other, known] : [known, other];
  const [first = null] = [base.watchedAt, rest.watchedAt].filter((time) => time !== null).sort();
  // An entry that only marks an episode as watched has no duration.
  return { ...base, watchedAt: first, duration: base.duration || rest.duration, next: base.next ?? rest.next };
}

/** Uses the values of the file for fields that the viewer has not changed. */
function fill<Fields extends object>(mine: Fields, theirs: Fields | undefined, start: Fields): Fields {
  if (!theirs) return mine;
  const names = Object.keys(mine) as (keyof Fields)[];
  const filled = names.map((name) => [name, mine[name] === start[name] ? theirs[name] : mine[name]] as const);
  // The object has the same fields as `mine`.
  return Object.fromEntries(filled) as Fields;
}
