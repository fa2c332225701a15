import type { StorageEngine } from './storageEngine';

/** A list that every tab may change at any moment: how it is stored, and which of two entries counts. */
export interface ListSpec<Item, Key extends string> {
  storageKey: string;
  keyOf: (item: Item) => Key;
  isKey: (value: unknown) => value is Key;
  /** An item as it is stored or sent by another tab; null where it is none. */
  readItem: (raw: unknown) => Item | null;
  writeItem: (item: Item) => object;
  /** The list in a stored text; null where there is none or it cannot be read. */
  parse: (text: string | null) => Item[] | null;
  stringify: (items: readonly Item[]) => string;
  /** Whether what a tab has takes the place of what is listed under the same key; left out where what is listed stays. */
  wins?: (item: Item, listed: Item) => boolean;
}

/** What a tab did to one item. */
export interface Operation<Item, Key extends string> {
  key: Key;
  /** Null: it was removed. */
  item: Item | null;
  /** Milliseconds, with fractions, on the clock that all tabs share. */
  at: number;
}

/** So long an operation is applied again to whatever another tab writes; a slower echo of a write is not expected. */
export const WINDOW_MS = 5000;

/** The clock that all tabs share. */
export const now = () => performance.timeOrigin + performance.now();

/**
 * The list in storage. Reading and writing happen under one lock, and since one process of a browser may read what
 * another has just overwritten even so, each tab remembers its last operations and applies them again when it sees a
 * list without them. The later of two operations on an item wins in every tab.
 */
export function createSharedList<Item, Key extends string>(engine: StorageEngine, spec: ListSpec<Item, Key>) {
  const { storageKey, keyOf } = spec;
  const operations = new Map<Key, Operation<Item, Key>>();
  /** The list of this tab, as far as it is noted or came from storage. */
  let known: readonly Item[] = [];
  /** What could not be saved is kept for as long as the tab. */
  let isSaved = true;
  let publish: (items: Item[]) => void = () => undefined;
  let ownItems: () => readonly Item[] = () => [];
  let tellOthers: (operation: Operation<Item, Key>) => void = () => undefined;

  /** The list with every recent operation in it; null when they all were. */
  const withOperations = (items: readonly Item[]): Item[] | null => {
    const list = new Map(items.map((item) => [keyOf(item), item]));
    let isChanged = false;
    for (const [key, { item, at }] of operations) {
      const listed = list.get(key);
      if (isSaved && now() - at > WINDOW_MS) operations.delete(key);
      else if (item && (!listed || spec.wins?.(item, listed))) {
        list.set(key, item);
        isChanged = true;
      } else if (!item) isChanged = list.delete(key) || isChanged;
    }
    return isChanged ? [...list.values()] : null;
  };

  const saveNow = (isRestoring = false) => {
    const text = engine.getSaved(storageKey);
    const stored = spec.parse(text);
    const base = stored ?? (text === null ? [] : ownItems());
    const list = withOperations(base) ?? base;
    // Nothing to say, nothing written: what cannot be read stays for the next page to find, which says so.
    const hasNothing = text === null ? list === base : (isRestoring ? list.length : operations.size) === 0;
    if (!stored && hasNothing) return;
    isSaved = list === stored || engine.set(storageKey, spec.stringify(list), !stored);
    publish([...list]);
  };

  const remember = (operation: Operation<Item, Key>) => {
    if (operation.at >= (operations.get(operation.key)?.at ?? 0)) operations.set(operation.key, operation);
  };

  const note = (key: Key, item: Item | null) => {
    const operation = { key, item, at: now() };
    remember(operation);
    tellOthers(operation);
  };

  return {
    /** What this tab has just done; it counts from now, in every tab. */
    note,
    /** Takes over a list that came from storage: it is no doing of this tab. */
    know(items: readonly Item[]) {
      known = items;
    },
    /** Notes how the list of this tab differs from the last one that was known or noted. */
    noteChanges(items: readonly Item[]) {
      const [before, after] = [known, items].map((list) => new Map(list.map((item) => [keyOf(item), item])));
      known = items;
      after?.forEach((item, key) => before?.get(key) !== item && note(key, item));
      before?.forEach((_item, key) => !after?.has(key) && note(key, null));
    },
    /** What this tab remembers having done, and has heard of. */
    operations,
    isSaved: () => isSaved,
    /** Brings storage up to what this tab did. */
    save: () => underLock(storageKey, saveNow),
    /**
     * The same without the lock, for a page that is going away and cannot wait for it.
     * @param isRestoring another tab has left something unreadable: what this one has takes its place
     */
    saveNow,
    remember,
    withOperations,
    /** Hands over each list that storage turns out to have, and each operation that other tabs should know of. */
    connect(items: typeof ownItems, onList: typeof publish, onOperation: typeof tellOthers) {
      ownItems = items;
      publish = onList;
      tellOthers = onOperation;
    },
  };
}

export type SharedList<Item, Key extends string> = ReturnType<typeof createSharedList<Item, Key>>;

/** Runs the action without a lock where there are none (insecure origins), and where the browser refuses them. */
export async function underLock(name: string, action: () => void | Promise<void>): Promise<void> {
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
