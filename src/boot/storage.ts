/** The browser's storage, or none: where it is blocked, every visit is a first one. */
function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

const KEPT = storage();

export const stored = (key: string): string | null => KEPT?.getItem(key) ?? null;

export const forget = (key: string): void => KEPT?.removeItem(key);

export function remember(key: string, value: string): void {
  try {
    if (stored(key) !== value) KEPT?.setItem(key, value);
  } catch {
    // Full: the next visit begins like this one.
  }
}
