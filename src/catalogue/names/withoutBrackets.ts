const YEAR = '(?:18|19|20)\\d\\d';
const PART = '(?:cd|dis[ck]|dvd|part|pt)[ -]?\\d{1,2}';
const SQUARE = new RegExp(`\\[(?! ?(?:${YEAR}|${PART}) ?\\])[^[\\]]*\\]`, 'gi');
const YEARS = new RegExp(`[([] ?${YEAR} ?[)\\]]`, 'g');

/**
 * Removes text in square brackets, except a year and a part. If nothing else is left, the text was the title: `[REC] 2
 * (2009)`.
 */
export function withoutBrackets(text: string): string {
  const without = text.replace(SQUARE, ' ').replace(/\s+/g, ' ').trim();
  const title = without.replace(YEARS, '');
  return /\p{L}|\p{N}{2}|\p{S}/u.test(title) ? without : text;
}
