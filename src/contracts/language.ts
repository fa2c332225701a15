/**
 * A language of the interface that the build offers beside English: a tag such as `pt-BR`, the direction, the file of the
 * translations below the bundle's base path, and the script unless it is Latin, such as `Arab`.
 */
export type OfferedLanguage = readonly [code: string, dir: string, catalogue: string, script?: string];

/** The texts of the prerendered screens and their attributes, by the hashes of their English texts (lib/textHash). */
export type FirstWords = Readonly<Record<number, string>>;

/**
 * The texts of a language, as the build writes them (tooling/translations/packed.mjs). Where a context tells equal
 * English texts apart, the key of a text is context, `\u0004` and text, otherwise the English text.
 */
export interface Catalogue {
  /** A tag such as `pt-BR`. */
  language: string;
  dir: string;
  /** Which form of a text each plural category uses. */
  forms: Readonly<Record<string, number>>;
  words: FirstWords;
  /** The translations of texts that records contain, such as genres, by the hashes of their English texts. */
  records: Readonly<Record<number, string>>;
  /** The seeds of the hash function that gives each other key its place among the texts. */
  seeds: string;
  /** The other translations, separated by `|`. A text with a number has several forms, separated by `^`. */
  texts: string;
}

/** Reads the languages that the build writes into its pages (tooling/languages.js): `de,ltr,assets/… ar,rtl,…,Arab`. */
export const readLanguages = (text: string): OfferedLanguage[] =>
  // The build writes each language with its three or four parts.
  text.split(' ').map((language) => language.split(',') as unknown as OfferedLanguage);

/** Returns whether a site offers a language: all if `only` is empty. */
export const isOffered = (code: string, only: readonly string[]): boolean => !only[0] || only.includes(code);

/** The id of the template of a page that holds the offered languages. */
export const LANGUAGES_ID = 'languages';

/** The id of the template with the first texts of a site's language, which deploy/apply.cjs writes into its pages. */
export const SITE_WORDS_ID = 'words';

/** Returns whether a value is a tag of a language as the build writes it: `de`, `pt-BR` or `zh-Hans`. */
export const isLanguageCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/.test(value);
