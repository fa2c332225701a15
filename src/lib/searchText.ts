/** Returns a text in lower case and without accents: 'Amélie' and 'amelie' are equal. */
export const normalizeForSearch = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Returns the normalized words of a text without punctuation: 'The Quiet Baker: Part Two' has five. */
export const tokenize = (text: string): string[] =>
  normalizeForSearch(text).match(/[\p{L}\p{N}]+(['’][\p{L}\p{N}]+)*/gu) ?? [];
