/** Creates a value on first use and caches it, because creating it takes a device tens of milliseconds. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Memoizes a function of one object in a WeakMap. */
export function memoizeWeak<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  const kept = new WeakMap<From, { made: Made }>();
  return (from) => {
    const known = kept.get(from);
    if (known) return known.made;
    const made = make(from);
    kept.set(from, { made });
    return made;
  };
}
