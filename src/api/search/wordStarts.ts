/** The number of letters by which words are indexed. */
const LENGTH = 2;

/**
 * Indexes the words of a list by their first letters, because few of 10,000 names match what is typed.
 * @param words the words of each name
 * @returns a function that takes the typed words and returns the indexes of names that may match, or undefined if the
 * words are too short
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
    // The rarest of the typed words leaves the fewest names.
    return wanted.reduce<readonly number[] | undefined>(
      (least, found) => (least && least.length <= found.length ? least : found),
      undefined,
    );
  };
}
