import type { Report } from './instrument';

/**
 * The watchlist as the app reported it to the viewer. Changes made while the storage was full last as long as the tab,
 * as the app then says: afterwards they may be there or not.
 */
export function makeListModel() {
  const expected = new Map<string, boolean>();
  const unsure = new Set<string>();
  /** By tab: the changes since its last successful write, and whether the last write failed. */
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
    /** Records that the tab was closed or reloaded, so its memory is gone. */
    forgetTab(tab: object) {
      const own = tabOf(tab);
      if (own.isFailing) for (const key of own.touched) unsure.add(key);
      tabs.delete(tab);
    },
    /** Returns the titles that are missing from a list, or are in it although they were removed or never added. */
    faultsOf(keys: readonly string[]): string[] {
      const listed = new Set(keys);
      const wrong = [...expected].filter(([key, isListed]) => !unsure.has(key) && listed.has(key) !== isListed);
      const unheard = keys.filter((key) => !expected.has(key)).map((key) => `never added: ${key}`);
      return [...wrong.map(([key, isListed]) => `${isListed ? 'lost' : 'not removed'}: ${key}`), ...unheard];
    },
    /** The counts for the summary. */
    size: () => ({ heard: expected.size, unsure: unsure.size }),
  };
}

export type ListModel = ReturnType<typeof makeListModel>;
