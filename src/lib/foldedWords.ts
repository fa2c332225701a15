import { fold } from './fold';

/** Returns the normalized words of a text without punctuation: 'Spider-Man: No Way Home' has five. */
export const foldedWords = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+(['’][\p{L}\p{N}]+)*/gu) ?? [];
