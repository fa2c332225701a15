import { cleanText } from '@/lib/text';

/** As long as a title in a record may be. */
const MAX_LENGTH = 300;

const ARTICLE_BEHIND = /^(.+), (the|an?|der|die|das|le|la|les|l'|el|los|las|il|lo|gli|de|het|een|den|det)$/iu;

/** A title without the punctuation that was cut off from what followed, its article before it: `Matrix, The`. */
export function tidyTitle(text: string): string {
  const bare = cleanText(text, MAX_LENGTH)
    .replace(/\(\s*\)|\[\s*\]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-–_,:;]+(?=.)/u, '')
    .replace(/[\s\-–—_,:;([{|]+$/u, '')
    .replace(/ \.$/, '');
  const title = cleanText(withoutOneBracket(bare), MAX_LENGTH);
  const [, rest, article] = ARTICLE_BEHIND.exec(title) ?? [];
  if (rest === undefined || article === undefined) return title;
  return article.endsWith("'") ? article + rest : `${article} ${rest}`;
}

/** `Film (` and `Film )` are what is left of a cut. */
const withoutOneBracket = (text: string) =>
  text.includes('(') === text.includes(')') ? text : text.replace(/[()]/g, ' ').replace(/\s+/g, ' ');
