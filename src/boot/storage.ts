/** What comes of it; nothing where the storage is blocked or full: then every visit is a first one. */
function attempt<Result>(action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(localStorage);
  } catch {
    return undefined;
  }
}

/** What is stored under a name; empty where there is nothing. */
export const stored = (key: string): string => attempt((storage) => storage.getItem(key)) ?? '';

export const forget = (key: string): void => attempt((storage) => storage.removeItem(key));
