import { makeRandom } from '../../bench/noise.mjs';

/** Returns a number for a text (FNV-1a). */
function hash(text) {
  let sum = 0x811c9dc5;
  for (const character of text) sum = Math.imul(sum ^ character.codePointAt(0), 0x01000193);
  return sum >>> 0;
}

/** Creates a random generator that is the same for the same names: `makeDraw('movie', 7, 'cast')`. */
export function makeDraw(...names) {
  const random = makeRandom(hash(names.join(' ')));
  const below = (count) => Math.floor(random() * count);
  return {
    /** Returns a number from 0 to 1. */
    random,
    below,
    between: (from, to) => from + below(to - from + 1),
    isSo: (chance) => random() < chance,
    pick: (list) => list[below(list.length)],
    /** Returns some distinct items of a list. */
    some: (list, count) => {
      const picked = new Set();
      for (let tries = 0; picked.size < Math.min(count, list.length) && tries < count * 8; tries += 1)
        picked.add(list[below(list.length)]);
      return [...picked];
    },
    /** Returns an item of a list by the weights of the items: `{ weight: 3 }`. */
    weighted: (list) => {
      let rest = random() * list.reduce((sum, { weight }) => sum + weight, 0);
      return list.find(({ weight }) => (rest -= weight) < 0) ?? list[0];
    },
    /** Returns 24 hexadecimal characters, the format of TMDB's ids of stored objects. */
    hexId: () =>
      [0, 0, 0]
        .map(() =>
          below(2 ** 32)
            .toString(16)
            .padStart(8, '0'),
        )
        .join(''),
  };
}
