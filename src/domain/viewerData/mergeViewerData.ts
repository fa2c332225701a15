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
    isHistoryKept: chosen(mine.isHistoryKept, theirs.isHistoryKept, start.isHistoryKept),
    hasSingleKeys: chosen(mine.hasSingleKeys, theirs.hasSingleKeys, start.hasSingleKeys),
    plan: fill(mine.plan, theirs.plan, start.plan),
    language: mine.language ?? theirs.language ?? null,
    screen: mine.screen ?? theirs.screen ?? null,
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

/** Returns the value of the file if the viewer has not changed their own. */
const chosen = <Value>(mine: Value, theirs: Value | undefined, start: Value): Value =>
  mine === start ? (theirs ?? mine) : mine;

/** Uses the values of the file for fields that the viewer has not changed. */
function fill<Fields extends object>(mine: Fields, theirs: Fields | undefined, start: Fields): Fields {
  if (!theirs) return mine;
  const names = Object.keys(mine) as (keyof Fields)[];
  const filled = names.map((name) => [name, mine[name] === start[name] ? theirs[name] : mine[name]] as const);
  // The object has the same fields as `mine`.
  return Object.fromEntries(filled) as Fields;
}

interface Brought {
  /** The data before the import, and right after it. */
  before: ViewerData;
  after: ViewerData;
}

/** Returns the data from before an import, with the changes that the viewer has made since. */
export function undoneViewerData({ before, after }: Brought, now: ViewerData): ViewerData {
  const back = <Name extends keyof ViewerData>(name: Name): ViewerData[Name] =>
    isSame(now[name], after[name]) ? before[name] : now[name];
  return {
    watchlist: undoneList(before.watchlist, after.watchlist, now.watchlist, titleKey),
    progress: undoneList(before.progress, after.progress, now.progress, progressKey),
    searches: back('searches'),
    profile: back('profile'),
    player: back('player'),
    isHistoryKept: back('isHistoryKept'),
    hasSingleKeys: back('hasSingleKeys'),
    plan: back('plan'),
    language: back('language'),
    screen: back('screen'),
  };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Undoes the import of each entry separately. An entry that has changed since the import stays as it is. */
function undoneList<Item>(
  before: readonly Item[],
  after: readonly Item[],
  now: readonly Item[],
  keyOf: (item: Item) => string,
): Item[] {
  const [brought, current] = [after, now].map((list) => new Map(list.map((item) => [keyOf(item), item])));
  const isTouched = (key: string) => !isSame(brought?.get(key), current?.get(key));
  const kept = before.flatMap((item) => {
    const key = keyOf(item);
    return isTouched(key) ? (current?.get(key) ?? []) : [item];
  });
  const known = new Set(before.map(keyOf));
  return [...kept, ...now.filter((item) => !known.has(keyOf(item)) && isTouched(keyOf(item)))];
}
