import { isEnglish } from '@/lib/formats/locale';

/** Returns a name for the middle of a sentence: English writes it in lower case there, but other languages may not. */
export const inSentence = (name: string): string => (isEnglish() ? name.toLowerCase() : name);
