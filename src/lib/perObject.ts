/** What is made of an object: made once for it, and kept as long as it is. */
export function perObject<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  const kept = new WeakMap<From, { made: Made }>();
  return (from) => {
    const known = kept.get(from) ?? { made: make(from) };
    kept.set(from, known);
    return known.made;
  };
}
