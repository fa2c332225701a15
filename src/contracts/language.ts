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

/** The id of the template of a page that holds the offered languages. */
export const LANGUAGES_ID = 'languages';

/** The id of the template with the first texts of a site's language, which deploy/apply.cjs writes into its pages. */
export const SITE_WORDS_ID = 'words';

/** Returns whether a value is a tag of a language as the build writes it: `de`, `pt-BR` or `zh-Hans`. */
export const isLanguageCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/.test(value);
