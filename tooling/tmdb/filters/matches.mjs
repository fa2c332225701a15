/** Without case and accents. */
export const fold = (text) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether a text has all of these words somewhere, in any order. */
export function matcher(query) {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return (text) => {
    const folded = fold(text);
    return words.length > 0 && words.every((word) => folded.includes(word));
  };
}
