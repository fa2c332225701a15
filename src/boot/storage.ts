/**
 * Runs an action with the storage. Returns undefined if the storage is blocked or full; the visit then counts as a
 * first one.
 */
function attempt<Result>(action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(localStorage);
  } catch {
    return undefined;
  }
}

/** Returns the text under a key; empty if there is none. */
export const stored = (key: string): string => attempt((storage) => storage.getItem(key)) ?? '';

export const forget = (key: string): void => attempt((storage) => storage.removeItem(key));
