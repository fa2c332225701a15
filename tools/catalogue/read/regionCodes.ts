import { readLanguage } from '../names/readLanguage';
import { bare } from '../facts/bare';

/** The supported languages of tables. */
const TABLE_LANGUAGES = ['en', 'de', 'fr', 'es'];

const LANGUAGE_CODES =
  'aa af am ar az be bg bn bs ca cs cy da de el en eo es et eu fa fi fo fr fy ga gd gl gu ha he hi hr hu hy id ig is it ja ka kk km kn ko ku ky la lb lo lt lv mg mi mk ml mn mr ms mt my nb ne nl nn no or pa pl ps pt qu rm ro ru rw se si sk sl sm so sq sr st su sv sw ta te th ti tr uk ur uz vi wo xh yi yo zh zu'.split(
    ' ',
  );

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

const OTHER_COUNTRIES: Readonly<Record<string, string>> = {
  usa: 'US',
  us: 'US',
  vereinigtestaatenvonamerika: 'US',
  eeuu: 'US',
  uk: 'GB',
  greatbritain: 'GB',
  grossbritannien: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  holland: 'NL',
  brd: 'DE',
  westgermany: 'DE',
  westdeutschland: 'DE',
  ddr: 'DE',
  eastgermany: 'DE',
  czechrepublic: 'CZ',
  tschechischerepublik: 'CZ',
  southkorea: 'KR',
  hongkong: 'HK',
  turkey: 'TR',
};

const key = (word: string): string => bare(word).normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');

/** Returns codes by their names in each language of tables. */
function namesOf(type: 'language' | 'region', codes: readonly string[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const language of TABLE_LANGUAGES) {
    const display = new Intl.DisplayNames([language], { type, fallback: 'none' });
    for (const code of codes) {
      const name = display.of(code);
      if (name !== undefined && !names.has(key(name))) names.set(key(name), code);
    }
  }
  return names;
}

/**
 * Returns whether a code is current. The codes of former countries have the names of their successors: DD is Germany
 * too.
 */
const isCurrent = (code: string): boolean => new Intl.Locale(`und-${code}`).region === code;

let countries: Map<string, string> | null = null;
let languages: Map<string, string> | null = null;

/** Returns the ISO 3166-1 code of a country's name or code (`Germany`, `Allemagne`, `DE`), or null. */
export function countryCode(word: string): string | null {
  countries ??= namesOf(
    'region',
    LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(isCurrent),
  );
  const name = key(word);
  if (Object.hasOwn(OTHER_COUNTRIES, name)) return OTHER_COUNTRIES[name] ?? null;
  const isCode = /^[a-z]{2}$/.test(name) && [...countries.values()].includes(name.toUpperCase());
  return isCode ? name.toUpperCase() : (countries.get(name) ?? null);
}

/** Returns the ISO 639-1 code of a language's name or code (`German`, `Deutsch`, `deu`, `pt-BR`), or null. */
export function languageCode(word: string): string | null {
  languages ??= namesOf('language', LANGUAGE_CODES);
  const code = languages.get(key(word)) ?? readLanguage(word.trim())?.split('-')[0] ?? null;
  return code !== null && /^[a-z]{2}$/.test(code) ? code : null;
}
