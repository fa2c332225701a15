/** The first one that a record names is its own: the fields before it have none in any build of ours. */
const VERSION = /"version":\s*(\d+)/;

/** The version that a stored record bears; 0 where it bears none, as a plain list does. Reads no further than it must. */
export const storedVersion = (text: string | null): number =>
  text?.startsWith('{') ? Number(VERSION.exec(text)?.[1] ?? 0) : 0;
