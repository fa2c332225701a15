import { progressKey } from '../progress/progress';
import { titleKey } from '../title/title';
import type { ViewerData } from './viewerData';

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
    plan: back('plan'),
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
