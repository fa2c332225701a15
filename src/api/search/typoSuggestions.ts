import { editDistance } from '@/lib/editDistance';
import { tokenize } from '@/lib/searchText';
import { forEachChunked } from '@/lib/forEachChunked';

const LIMIT = 3;

/** Returns the number of typos that a text may have: one for every three letters, at most four. */
const slipsOf = (text: string): number => Math.min(4, Math.floor(text.length / 3));

const ARTICLE = /^(the|an?) /;

/** Returns the titles with the spelling closest to a text without results, the closest first. */
export async function typoSuggestions(titles: readonly string[], text: string): Promise<string[]> {
  const wanted = tokenize(text).join(' ');
  const most = slipsOf(wanted);
  if (most === 0) return [];
  const distances = new Map<string, number>();
  await forEachChunked([...new Set(titles)], (title) => {
    const distance = Math.min(...spellings(title).map((spelling) => editDistance(wanted, spelling, most)));
    if (distance <= most) distances.set(title, distance);
  });
  return [...distances]
    .sort(([, a], [, b]) => a - b)
    .slice(0, LIMIT)
    .map(([title]) => title);
}

/** Returns the spellings of a title that a viewer may use: without its article, or without the part after a colon. */
function spellings(title: string): string[] {
  const whole = tokenize(title).join(' ');
  const head = tokenize(title.split(/[:–—]/u)[0] ?? '').join(' ');
  return [...new Set([whole, whole.replace(ARTICLE, ''), head, head.replace(ARTICLE, '')])];
}
