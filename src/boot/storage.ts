/** What comes of it; nothing where the storage is blocked or full: then every visit is a first one. */
function attempt<Result>(action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(localStorage);
  } catch {
    return undefined;
  }
}

export const stored = (key: string): string | null => attempt((storage) => storage.getItem(key)) ?? null;

export const forget = (key: string): void => attempt((storage) => storage.removeItem(key));

export const remember = (key: string, value: string): void => attempt((storage) => storage.setItem(key, value));
