import { articleFirst } from '@/lib/articleFirst';
import { cleanText } from '@/lib/text';

/** As long as a title in a record may be. */
const MAX_LENGTH = 300;

/** A title without the punctuation that was cut off from what followed, its article before it: `Matrix, The`. */
export function tidyTitle(text: string): string {
  const bare = cleanText(text, MAX_LENGTH)
    .replace(/\(\s*\)|\[\s*\]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-–_,:;]+(?=.)/u, '')
    .replace(/[\s\-–—_,:;([{|]+$/u, '')
    .replace(/ \.$/, '');
  return articleFirst(cleanText(withoutOneBracket(bare), MAX_LENGTH));
}

/** `Film (` and `Film )` are what is left of a cut. */
const withoutOneBracket = (text: string) =>
  text.includes('(') === text.includes(')') ? text : text.replace(/[()]/g, ' ').replace(/\s+/g, ' ');
