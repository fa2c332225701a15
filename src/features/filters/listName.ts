import { genreName } from '@/domain/lists/genre';
import { KIND_WORDS } from '@/domain/query/kindWords';
import { titleListName } from '@/domain/lists/titleLists';
import { noFilter } from '@/domain/filter/titleFilter';
import type { TitleQuery } from '@/domain/filter/titleQuery';
import { writeTitleFilter } from '@/domain/filter/titleQuery';

/** Returns the name of a genre, or its number if it has no name. */
export const nameOfGenre = (id: number): string => genreName(id) ?? `Genre ${id}`;

/** Returns the name of the shown list: `Horror`, `Drama, Comedy`, `Trending`, `Matching movies` or `All movies`. */
export function listName({ list, filter }: TitleQuery, genreNamed = nameOfGenre): string {
  const { kind, genres } = filter;
  if (list !== null) return titleListName(list);
  // The order does not narrow the list.
  const isNarrowed = writeTitleFilter({ ...filter, sort: noFilter(kind).sort }) !== '';
  return genres.map(genreNamed).join(', ') || `${isNarrowed ? 'Matching' : 'All'} ${KIND_WORDS[kind].many}`;
}
