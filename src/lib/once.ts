/** Creates a value on first use and caches it, because creating it takes a device tens of milliseconds. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
