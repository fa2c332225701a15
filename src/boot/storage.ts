/** The browser's storage, or none: where it is blocked, every visit is a first one. */
const storage = ((): Storage | undefined => {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
})();

export const stored = (key: string): string | null => storage?.getItem(key) ?? null;

export const forget = (key: string): void => storage?.removeItem(key);

export function remember(key: string, value: string): void {
  try {
    storage?.setItem(key, value);
  } catch {
    // Full: the next visit begins like this one.
  }
}
