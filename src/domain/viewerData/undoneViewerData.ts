import { progressKey } from '../progress/progress';
import { titleKey } from '../title/title';
import type { ViewerData } from './viewerData';

interface Brought {
  /** What was here before, and right after. */
  before: ViewerData;
  after: ViewerData;
}

/** What was here before a file was brought in, but for what somebody has done since. */
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
    plan: back('plan'),
  };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Entry by entry: what is now as it was brought is what it was; what is not was changed since, and stays so. */
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
