/** Finds the first version in a record, which is its own: no build writes a version into the fields before it. */
const VERSION = /"version":\s*(\d+)/;

/** Returns the version of a stored record, or 0 if it has none, such as a plain list. Reads only up to the version. */
export const storedVersion = (text: string | null): number =>
  text?.startsWith('{') ? Number(VERSION.exec(text)?.[1] ?? 0) : 0;
