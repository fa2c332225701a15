import { makeTestStore, whenRestored } from '@tests/makeTestStore';

type Made = ReturnType<typeof makeTestStore>;

/** In a test file: each test begins with an empty storage. */
export function freshStores() {
  beforeEach(() => localStorage.clear());

  /** A store that has read back what is stored. */
  const openStore = async (options?: Parameters<typeof makeTestStore>[0]): Promise<Made> => {
    const made = makeTestStore(options);
    await whenRestored(made);
    return made;
  };
  return { openStore };
}

/** The value under a key, read as JSON. */
export const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

export const store = (key: string, value: unknown): void => localStorage.setItem(key, JSON.stringify(value));
