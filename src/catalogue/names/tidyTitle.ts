import { articleFirst } from '@/lib/articleFirst';
import { cleanText } from '@/lib/text';

/** The maximum length of a title in a record. */
const MAX_LENGTH = 300;

/** Removes leftover punctuation from a title and moves its article to the front: `Matrix, The`. */
export function tidyTitle(text: string): string {
  const bare = cleanText(text, MAX_LENGTH)
    .replace(/\(\s*\)|\[\s*\]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-–_,:;]+(?=.)/u, '')
    .replace(/[\s\-–—_,:;([{|]+$/u, '')
    .replace(/ \.$/, '');
  return articleFirst(cleanText(withoutOneBracket(bare), MAX_LENGTH));
}

/** Removes single brackets, as in `Film (` and `Film )`, which a cut leaves behind. */
const withoutOneBracket = (text: string) =>
  text.includes('(') === text.includes(')') ? text : text.replace(/[()]/g, ' ').replace(/\s+/g, ' ');
