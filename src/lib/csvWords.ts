/**
 * Returns a heading or the word of a cell in lower case, without accents, spaces and punctuation: `titulooriginal` for
 * `Título original`.
 */
export const foldWord = (text: string): string =>
  text
    .slice(0, 100)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Returns a map in which each word of a line has the line's value. The words are folded and separated by spaces. */
export const byWord = <Value>(lines: readonly (readonly [Value, string])[]): ReadonlyMap<string, Value> =>
  new Map(lines.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)));
