import { textHash } from './textHash.mjs';

/** The number of keys for each seed, on average. */
const KEYS_PER_SEED = 4;

/**
 * The characters whose codes are the seeds. JSON writes them without an escape, and UTF-8 the first ones with one byte. The
 * last keys need many seeds, because few places are free.
 */
const SEEDS = Array.from({ length: 966 }, (_, index) => 35 + index).filter(
  (code) => code !== '\\'.charCodeAt(0) && !(code > 126 && code < 161),
);

/**
 * Returns a perfect hash function for keys ("hash and displace"), which a table without keys needs: it gives each key a
 * place of its own. The hash of a key selects one of the seeds, and the hash with this seed is the place.
 * @param {readonly string[]} keys distinct keys
 * @returns {{ seeds: string, size: number, placeOf: (key: string) => number }} `size`: the number of places, some of
 * which stay empty. A key that is not among the keys gets the place of another one.
 */
export function perfectHash(keys) {
  const buckets = Array.from({ length: Math.ceil(keys.length / KEYS_PER_SEED) || 1 }, () => []);
  const bucketOf = (key) => textHash(key) % buckets.length;
  for (const key of keys) buckets[bucketOf(key)].push(key);
  for (let size = keys.length || 1; ; size += 1) {
    const seeds = seedsFor(buckets, size);
    if (seeds) {
      const placeOf = (key) => textHash(key, seeds[bucketOf(key)]) % size;
      return { seeds: String.fromCharCode(...seeds), size, placeOf };
    }
  }
}

/** Returns a seed for each bucket, so that all keys have different places. Null if there are none for this size. */
function seedsFor(buckets, size) {
  const seeds = buckets.map(() => SEEDS[0]);
  const taken = new Set();
  // The fullest buckets first, as long as there are many free places.
  const order = buckets.map((_, index) => index).sort((a, b) => buckets[b].length - buckets[a].length);
  for (const index of order) {
    const places = (seed) => buckets[index].map((key) => textHash(key, seed) % size);
    const seed = SEEDS.find((one) => {
      const wanted = places(one);
      return new Set(wanted).size === wanted.length && wanted.every((place) => !taken.has(place));
    });
    if (seed === undefined) return null;
    seeds[index] = seed;
    for (const place of places(seed)) taken.add(place);
  }
  return seeds;
}
