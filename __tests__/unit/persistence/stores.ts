import { makeTestStore, whenRestored } from '@tests/makeTestStore';

type Made = ReturnType<typeof makeTestStore>;

/** Clears the storage before each test of a file. */
export function freshStores() {
  beforeEach(() => localStorage.clear());

  /** Opens a store with its stored state restored. */
  const openStore = async (options?: Parameters<typeof makeTestStore>[0]): Promise<Made> => {
    const made = makeTestStore(options);
    await whenRestored(made);
    return made;
  };
  return { openStore };
}

/** Returns the value of a key, parsed as JSON. */
export const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

export const store = (key: string, value: unknown): void => localStorage.setItem(key, JSON.stringify(value));
