import { genreName } from '@/domain/lists/genre';
import { KIND_WORDS } from '@/domain/query/kindWords';
import { titleListName } from '@/domain/lists/titleLists';
import type { TitleQuery } from '@/domain/filter/titleQuery';

/** A genre that nobody has named is told by its number. */
export const nameOfGenre = (id: number): string => genreName(id) ?? `Genre ${id}`;

/** What is shown, in a word: `Horror`, `Drama, Comedy`, `Trending`, `All movies`. */
export function listName({ list, filter: { kind, genres } }: TitleQuery, genreNamed = nameOfGenre): string {
  if (list !== null) return titleListName(list);
  return genres.map(genreNamed).join(', ') || `All ${KIND_WORDS[kind].many}`;
}
