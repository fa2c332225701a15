import { languageName } from '@/lib/displayNames';

interface Language {
  code: string;
  name: string;
}

/** The most common languages of movies and series, in ISO 639-1. */
const CODES =
  'ar bn bg ca zh hr cs da nl en et fi fr ka de el he hi hu is id it ja ko lv lt ms ml no fa pl pt pa ro ru sr sk es sv ta te th tr uk ur vi';

/** Returns the languages sorted by name. */
export const languages = (codes: readonly string[] = CODES.split(' ')): Language[] =>
  codes.map((code) => ({ code, name: languageName(code) })).sort((a, b) => a.name.localeCompare(b.name, 'en'));
