/** Creates a generator of reproducible numbers from 0 to 1 (mulberry32). */
export function makeRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns bytes that cannot be compressed. */
export function randomBytesOf(count) {
  const random = makeRandom(count);
  return Buffer.from(Uint8Array.from({ length: count }, () => random() * 256));
}
