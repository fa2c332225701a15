import { fold } from './fold';

/** A text's words, folded, without what stands around and between them; 'Spider-Man: No Way Home' has five. */
export const foldedWords = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+(['’][\p{L}\p{N}]+)*/gu) ?? [];
