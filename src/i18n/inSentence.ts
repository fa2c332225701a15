import { isEnglish, locale } from '@/lib/formats/locale';

/** German writes nouns with a capital letter. */
const KEEPS_CAPITALS = /^de\b/;

/** A word that is not an abbreviation such as “TV”. */
const WORD = /(?<!\p{L})\p{L}\p{Ll}*(?!\p{L})/gu;

/** Returns the name of a genre or a department for the middle of a sentence, where most languages write it in lower case. */
export const inSentence = (name: string): string =>
  KEEPS_CAPITALS.test(locale()) ? name : name.replace(WORD, (word) => word.toLocaleLowerCase(locale()));

/** The same for a label, in which English keeps its capitals: `Not Horror`, but `Sans horreur`. */
export const inLabel = (name: string): string => (isEnglish() ? name : inSentence(name));

/** Returns a text with a capital letter: `i` becomes `İ` in Turkish. */
export const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase(locale()) + text.slice(1);
