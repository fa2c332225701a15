/** Returns a well distributed 32-bit number for any text (FNV-1a with a final avalanche). */
export function hashText(text) {
  let h = 0x811c9dc5;
  for (const ch of String(text)) {
    h ^= ch.codePointAt(0);
    h = Math.imul(h, 0x01000193);
  }
  h ^= h >>> 16;
  h = Math.imul(h, 0x7feb352d);
  h ^= h >>> 15;
  return h >>> 0;
}

/** Returns a stream of random numbers (Weyl sequence, mixed). The same seed always draws the same image. */
export function createRandom(seed) {
  let state = hashText(seed);
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0;
    let z = state;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return ((z ^ (z >>> 15)) >>> 0) / 4294967296;
  };
  const range = (low, high) => low + (high - low) * next();
  return {
    next,
    range,
    int: (low, high) => Math.floor(range(low, high + 1)),
    pick: (list) => list[Math.floor(next() * list.length)],
    chance: (probability) => next() < probability,
  };
}
