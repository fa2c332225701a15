import { normalizeForSearch } from './normalizeForSearch';

/** Returns the normalized words of a text without punctuation: 'Spider-Man: No Way Home' has five. */
export const tokenize = (text: string): string[] =>
  normalizeForSearch(text).match(/[\p{L}\p{N}]+(['’][\p{L}\p{N}]+)*/gu) ?? [];
