/** Removes case and accents. */
export const fold = (text) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Creates a function that returns whether a text contains all words of the query, in any order. */
export function matcher(query) {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return (text) => {
    const folded = fold(text);
    return words.length > 0 && words.every((word) => folded.includes(word));
  };
}
