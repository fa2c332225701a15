import type { Catalogue } from './language';

/**
 * The file of a catalogue, as the build writes it (tooling/translations/catalogueFile.mjs): `["aا", catalogue]`, where the
 * letters of each pair are exchanged in the whole file. So a Latin letter, which has one byte, stands for a frequent
 * letter of another script, which has two or three.
 */

const exchangeLetters = (text: string, pairs: string): string =>
  // The numbers of two partners differ in the last bit only.
  text.replace(/\D/g, (letter) => pairs[pairs.indexOf(letter) ^ 1] ?? letter);

function parsed(content: string): [pairs: string, catalogue: Catalogue] {
  // The pairs in the file are exchanged as well, which gives the same pairs.
  const [, pairs = ''] = content.split('"', 2);
  return JSON.parse(exchangeLetters(content, pairs)) as [string, Catalogue];
}

/**
 * Reads the file of a catalogue.
 * @throws {Error} if it is damaged, or another file
 */
export const readCatalogue = (content: string): Catalogue => parsed(content)[1];

/** Returns the file of a catalogue with other texts of the first screens. */
export function withWords(content: string, change: (words: Catalogue['words']) => Catalogue['words']): string {
  const [pairs, catalogue] = parsed(content);
  return exchangeLetters(JSON.stringify([pairs, { ...catalogue, words: change(catalogue.words) }]), pairs);
}
