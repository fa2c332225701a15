import type { Report } from './instrument';

/**
 * The watchlist as a viewer was told that it is. What was said while the storage was full lasts as long as the tab, as
 * the app says then: it may be there afterwards or not.
 */
export function makeListModel() {
  const expected = new Map<string, boolean>();
  const unsure = new Set<string>();
  /** By tab: what was done since its last write that succeeded, and whether the last one failed. */
  const tabs = new Map<object, { touched: Set<string>; isFailing: boolean }>();

  const tabOf = (tab: object) => {
    const known = tabs.get(tab) ?? { touched: new Set<string>(), isFailing: false };
    tabs.set(tab, known);
    return known;
  };

  return {
    hear(tab: object, { kind, what }: Report) {
      const own = tabOf(tab);
      if (kind === 'listed' || kind === 'unlisted') {
        expected.set(what, kind === 'listed');
        unsure.delete(what);
        own.touched.add(what);
      }
      if (kind === 'unsaved') own.isFailing = true;
      if (kind === 'saved') {
        own.touched.clear();
        own.isFailing = false;
      }
    },
    /** The tab's memory is gone: it was closed, or loaded anew. */
    forgetTab(tab: object) {
      const own = tabOf(tab);
      if (own.isFailing) for (const key of own.touched) unsure.add(key);
      tabs.delete(tab);
    },
    /** What is missing from a list, or in it against what was said. */
    faultsOf(keys: readonly string[]): string[] {
      const listed = new Set(keys);
      const wrong = [...expected].filter(([key, isListed]) => !unsure.has(key) && listed.has(key) !== isListed);
      const unheard = keys.filter((key) => !expected.has(key)).map((key) => `never added: ${key}`);
      return [...wrong.map(([key, isListed]) => `${isListed ? 'lost' : 'not removed'}: ${key}`), ...unheard];
    },
    /** For the words at the end. */
    size: () => ({ heard: expected.size, unsure: unsure.size }),
  };
}

export type ListModel = ReturnType<typeof makeListModel>;
