/** What takes a device tens of milliseconds to make, made when it is first wanted and then kept. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
