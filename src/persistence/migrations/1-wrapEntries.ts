/** Before version 1 the stored progress was a bare array of entries. */
export const wrapEntries = (stored: unknown): unknown =>
  Array.isArray(stored) ? { version: 1, entries: stored } : stored;
