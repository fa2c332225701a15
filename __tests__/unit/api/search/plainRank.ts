import type { SearchQuery } from '@/domain/query/readQuery';
import type { Title } from '@/domain/title/title';
import { normalizeForSearch, tokenize } from '@/lib/searchText';

/** Ranks a title by the text that it contains, without an index: 0 is an equal name, 6 is no match. */
export function plainRank(
  { title, originalTitle, overview, genres, director, year }: Title,
  query: SearchQuery,
): number {
  const ways = [
    { text: query.text, year: query.year },
    { text: query.written, year: null },
  ];
  const names = [title, ...(originalTitle === null ? [] : [originalTitle])];
  const all = normalizeForSearch([...names, overview, ...genres, director ?? ''].join(' '));
  const ranks = ways
    .filter((way) => way.year === null || way.year === year)
    .flatMap(({ text }) => {
      const words = tokenize(text);
      const literal = normalizeForSearch(text).split(/\s+/);
      const isIn =
        (words.length > 0 && words.every((word) => all.includes(word))) || literal.every((word) => all.includes(word));
      return [...names.map((name) => nameRank(name, words)), isIn ? 5 : 6];
    });
  return Math.min(6, ...ranks);
}

function nameRank(name: string, words: readonly string[]): number {
  const own = tokenize(name);
  if (words.length === 0 || !words.every((word) => normalizeForSearch(name).includes(word))) return 6;
  if (own.join(' ') === words.join(' ')) return 0;
  if (own.join(' ').startsWith(words.join(' '))) return 1;
  return words.every((word) => own.some((part) => part.startsWith(word))) ? 2 : 3;
}
