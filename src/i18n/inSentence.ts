import { isEnglish, locale } from '@/lib/formats/locale';

/** Returns a name for the middle of a sentence: English writes it in lower case there, but other languages may not. */
export const inSentence = (name: string): string => (isEnglish() ? name.toLowerCase() : name);

/** Returns a text with a capital letter: `i` becomes `İ` in Turkish. */
export const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase(locale()) + text.slice(1);
