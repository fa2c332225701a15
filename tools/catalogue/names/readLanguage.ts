import { LANGUAGES } from './languages';

/** Returns the BCP 47 form of a language tag: `pt-BR` for `pt-br`, `de` for `ger`. Returns null for an invalid tag. */
export function canonical(tag: string): string | null {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null;
  } catch {
    return null;
  }
}

/** Regions and scripts that follow a language as a separate word: `pt_BR`, `Chinese Simplified`. */
const REGIONS: Readonly<Record<string, string>> = {
  simplified: 'Hans',
  hans: 'Hans',
  traditional: 'Hant',
  hant: 'Hant',
  brazil: 'BR',
  brazilian: 'BR',
  portugal: 'PT',
  european: '150',
  latin: '419',
  latinoamerica: '419',
  mexico: 'MX',
  spain: 'ES',
  canadian: 'CA',
  canada: 'CA',
  uk: 'GB',
  us: 'US',
};

/** Regions in lower case that count only after their language: `pt_br`. Alone, `br` is Breton. */
const REGIONS_OF: Readonly<Record<string, string>> = {
  de: 'at ch de',
  en: 'au ca gb us',
  es: 'ar es mx',
  fr: 'be ca ch fr',
  nl: 'be nl',
  pt: 'br pt',
  zh: 'cn hk mo sg tw',
};

const TAG = /^([a-z]{2,3})[-_]([a-z]{4}|[a-z]{2}|\d{3})$/i;

/** Returns the language of a word: `en`, `eng`, `English`, `pt-BR`. Returns null for other words. */
export function readLanguage(word: string): string | null {
  const plain = LANGUAGES.get(word.toLowerCase());
  if (plain !== undefined) return plain;
  const [, language = '', region = ''] = TAG.exec(word) ?? [];
  const main = region === '' ? null : readLanguage(language);
  if (main !== null) return canonical(`${main}-${region}`);
  // ISO 639-2 has codes of three letters, and two codes for some languages: ger, deu.
  const short = /^[a-z]{3}$/i.test(word) ? canonical(word) : null;
  return short !== null && short.length === 2 ? short : null;
}

/** Returns a language with a region or script. @returns null if the word is not a region of the language */
export function narrowed(language: string, word: string): string | null {
  if (language.includes('-')) return null;
  const region = Object.hasOwn(REGIONS, word.toLowerCase()) ? REGIONS[word.toLowerCase()] : null;
  if (region !== null && region !== undefined) return canonical(`${language}-${region}`);
  const isRegion = /^[A-Z]{2}$/.test(word) || REGIONS_OF[language]?.split(' ').includes(word);
  return isRegion ? canonical(`${language}-${word}`) : null;
}
