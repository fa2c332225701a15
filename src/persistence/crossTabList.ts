import type { StorageEngine } from './storageEngine';

/** The storage format of a list that every tab may change at any moment, and the rule for conflicts. */
export interface ListSpec<Item, Key extends string> {
  storageKey: string;
  keyOf: (item: Item) => Key;
  isKey: (value: unknown) => value is Key;
  /** Reads an item that is stored or sent by another tab. Null if it is invalid. */
  readItem: (raw: unknown) => Item | null;
  writeItem: (item: Item) => object;
  /** Returns the list in a stored text. Null if there is none or it cannot be read. */
  parse: (text: string | null) => Item[] | null;
  stringify: (items: readonly Item[]) => string;
  /** Returns whether an item of a tab replaces the listed item with the same key. If omitted, the listed item stays. */
  shouldReplace?: (item: Item, listed: Item) => boolean;
}

/** A change of one item by one tab. */
export interface Operation<Item, Key extends string> {
  key: Key;
  /** Null if the item was removed. */
  item: Item | null;
  /** The time on the clock that all tabs share, in milliseconds with fractions. */
  at: number;
}

/**
 * The time for which an operation is applied again if another tab writes a list without it. A tab that read the list
 * before the operation writes it within this time.
 */
export const WINDOW_MS = 5000;

/** Returns the time on the clock that all tabs share. */
export const now = () => performance.timeOrigin + performance.now();

/**
 * Creates the object that reads and writes a list in storage and synchronizes it between tabs. Reads and writes take a
 * lock. Even with the lock, a tab may read a stale text if another process of the browser wrote the new one. Each tab
 * therefore remembers its recent operations, and applies them again if a
 * stored list lacks them. The later of two operations on an item wins in every tab.
 */
export function createCrossTabList<Item, Key extends string>(engine: StorageEngine, spec: ListSpec<Item, Key>) {
  const { storageKey, keyOf } = spec;
  const operations = new Map<Key, Operation<Item, Key>>();
  /** The latest list that `noteChanges` handled or that was read from storage. `noteChanges` compares the next list with it. */
  let baseline: readonly Item[] = [];
  /** Whether the last save succeeded. If not, operations are remembered until the tab is closed. */
  let isSaved = true;
  /** The last text that this tab stored, and its list: to parse thousands of items again takes long. */
  let stored: { text: string; items: readonly Item[] } | undefined;
  let onStoredList: (items: Item[]) => void = () => undefined;
  let tabItems: () => readonly Item[] = () => [];
  let tellOthers: (operation: Operation<Item, Key>) => void = () => undefined;

  /** Returns the list with every recent operation applied. Null if the list already contains them all. */
  const withOperations = (items: readonly Item[]): Item[] | null => {
    const list = new Map(items.map((item) => [keyOf(item), item]));
    let isChanged = false;
    for (const [key, { item, at }] of operations) {
      const listed = list.get(key);
      if (isSaved && now() - at > WINDOW_MS) operations.delete(key);
      else if (item && (!listed || spec.shouldReplace?.(item, listed))) {
        list.set(key, item);
        isChanged = true;
      } else if (!item) isChanged = list.delete(key) || isChanged;
    }
    return isChanged ? [...list.values()] : null;
  };

  const saveNow = (isRestoring = false) => {
    const text = engine.getPersisted(storageKey);
    const parsed = text !== null && text === stored?.text ? stored.items : spec.parse(text);
    const base = parsed ?? (text === null ? [] : tabItems());
    const list = withOperations(base) ?? base;
    // If there is nothing to write, an unreadable text stays. The next page load finds and reports it.
    const hasNothing = text === null ? list === base : (isRestoring ? list.length : operations.size) === 0;
    if (!parsed && hasNothing) return;
    if (list === parsed) isSaved = true;
    else {
      const newText = spec.stringify(list);
      isSaved = engine.set(storageKey, newText, !parsed);
      stored = { text: newText, items: list };
    }
    onStoredList([...list]);
  };

  const remember = (operation: Operation<Item, Key>) => {
    if (operation.at >= (operations.get(operation.key)?.at ?? 0)) operations.set(operation.key, operation);
  };

  const recordOperation = (key: Key, item: Item | null) => {
    const operation = { key, item, at: now() };
    remember(operation);
    tellOthers(operation);
  };

  return {
    /** Records an operation of this tab with the current time, and sends it to the other tabs. */
    recordOperation,
    /** Sets the baseline: this list came from storage and is not a change of this tab. */
    setBaseline(items: readonly Item[]) {
      baseline = items;
    },
    /** Records the differences between the list of this tab and the last known list. */
    noteChanges(items: readonly Item[]) {
      if (items === baseline) return;
      const [before, after] = [baseline, items].map((list) => new Map(list.map((item) => [keyOf(item), item])));
      baseline = items;
      after?.forEach((item, key) => before?.get(key) !== item && recordOperation(key, item));
      before?.forEach((_item, key) => !after?.has(key) && recordOperation(key, null));
    },
    /** The recent operations of this tab, and those that it received. */
    operations,
    isSaved: () => isSaved,
    /** Applies the recent operations of all tabs to the stored list. */
    save: () => withLock(storageKey, saveNow),
    /**
     * Saves without taking the lock: for a caller that holds it, and for a page that is being closed and cannot wait.
     * @param isRestoring whether the list of this tab replaces an unreadable text of another tab
     */
    saveNow,
    remember,
    withOperations,
    /** Sets the callbacks for each stored list, and for each operation that other tabs must receive. */
    connect(items: typeof tabItems, onList: typeof onStoredList, onOperation: typeof tellOthers) {
      tabItems = items;
      onStoredList = onList;
      tellOthers = onOperation;
    },
  };
}

export type CrossTabList<Item, Key extends string> = ReturnType<typeof createCrossTabList<Item, Key>>;

/**
 * Runs the action under a Web Lock. Runs it without a lock if there are none (insecure origins) or the browser refuses
 * them.
 */
export async function withLock(name: string, action: () => void | Promise<void>): Promise<void> {
  const locks = (navigator as Partial<Navigator>).locks;
  // The action must run in this task, because a page that is being closed does not wait for another one.
  if (!locks) return action();
  const run = { isBegun: false };
  const begin = () => {
    run.isBegun = true;
    return action();
  };
  try {
    await locks.request(name, begin);
  } catch (error) {
    if (run.isBegun) throw error;
    await action();
  }
}
