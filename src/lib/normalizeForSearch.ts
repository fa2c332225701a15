/** Returns a text in lower case and without accents: 'Amélie' and 'amelie' are equal. */
export const normalizeForSearch = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
