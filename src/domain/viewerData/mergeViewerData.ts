import type { Progress, ProgressKey } from '../progress/progress';
import { progressKey } from '../progress/progress';
import { latest } from '../progress/storedProgress';
import { titleKey } from '../title/title';
import type { BringingMode, BroughtData, ViewerData } from './viewerData';

/** As many as are kept. */
const MAX_SEARCHES = 5;

interface Merge {
  mode: BringingMode;
  /** What a device has before anybody has set anything; that yields. */
  start: ViewerData;
}

/** What is here after a file was brought in. */
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

/** Each film and episode once: the later playing counts, and that it was seen to its end is never forgotten. */
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
  // A mark that it was seen elsewhere knows no length.
  return { ...base, watchedAt: first, duration: base.duration || rest.duration, next: base.next ?? rest.next };
}

/** What nobody has set here is as the file has it. */
function fill<Fields extends object>(mine: Fields, theirs: Fields | undefined, start: Fields): Fields {
  if (!theirs) return mine;
  const names = Object.keys(mine) as (keyof Fields)[];
  const filled = names.map((name) => [name, mine[name] === start[name] ? theirs[name] : mine[name]] as const);
  // The same fields as before.
  return Object.fromEntries(filled) as Fields;
}
