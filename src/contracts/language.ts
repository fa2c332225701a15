/**
 * A language of the interface that the build offers beside English: a tag such as `pt-BR`, the direction, and two files
 * below the bundle's base path, with the translations and with the texts of the prerendered screens.
 */
export type OfferedLanguage = readonly [code: string, dir: string, catalogue: string, firstWords: string];

/** The texts of the prerendered screens and their attributes, by their English text. */
export type FirstWords = Readonly<Record<string, string>>;

/** Reads the languages that the build writes into its pages (tooling/languages.js): `de,ltr,assets/…,assets/… ar,rtl,…`. */
export const readLanguages = (text: string): OfferedLanguage[] =>
  // The build writes each language with its four parts.
  text.split(' ').map((language) => language.split(',') as unknown as OfferedLanguage);
