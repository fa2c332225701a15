import { locale } from '@/lib/formats/locale';

/** German writes nouns with a capital letter. */
const KEEPS_CAPITALS = /^de\b/;

/** Returns the name of a genre or a department for the middle of a sentence, where most languages write it in lower case. */
export const inSentence = (name: string): string =>
  KEEPS_CAPITALS.test(locale()) ? name : name.toLocaleLowerCase(locale());

/** Returns a text with a capital letter: `i` becomes `İ` in Turkish. */
export const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase(locale()) + text.slice(1);
