/** So many letters of a word find the names that have one like it. */
const LENGTH = 2;

/**
 * Finds the names of a list that may have a word with that beginning, for whoever types: few of ten thousand have.
 * @param words of each name
 * @returns asked with what was typed, their places in the list; undefined where that is too short to tell
 */
export function wordStarts(
  words: readonly (readonly string[])[],
): (typed: readonly string[]) => readonly number[] | undefined {
  const places = new Map<string, number[]>();
  words.forEach((own, place) => {
    for (const word of own) {
      const start = word.slice(0, LENGTH);
      const known = places.get(start);
      if (!known) places.set(start, [place]);
      else if (known.at(-1) !== place) known.push(place);
    }
  });
  return (typed) => {
    const wanted = typed
      .filter(({ length }) => length >= LENGTH)
      .map((word) => places.get(word.slice(0, LENGTH)) ?? []);
    // Whichever of the words is the rarest.
    return wanted.reduce<readonly number[] | undefined>(
      (least, found) => (least && least.length <= found.length ? least : found),
      undefined,
    );
  };
}
