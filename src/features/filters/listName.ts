import { genreName } from '@/domain/lists/genre';
import { KIND_WORDS } from '@/domain/query/kindWords';
import { titleListName } from '@/domain/lists/titleLists';
import { noFilter } from '@/domain/filter/noFilter';
import type { TitleQuery } from '@/domain/filter/titleQuery';
import { writeTitleFilter } from '@/domain/filter/writeTitleFilter';

/** A genre that nobody has named is told by its number. */
export const nameOfGenre = (id: number): string => genreName(id) ?? `Genre ${id}`;

/** The name of the shown list: `Horror`, `Drama, Comedy`, `Trending`, `Matching movies`, `All movies`. */
export function listName({ list, filter }: TitleQuery, genreNamed = nameOfGenre): string {
  const { kind, genres } = filter;
  if (list !== null) return titleListName(list);
  // The order leaves nothing out.
  const isNarrowed = writeTitleFilter({ ...filter, sort: noFilter(kind).sort }) !== '';
  return genres.map(genreNamed).join(', ') || `${isNarrowed ? 'Matching' : 'All'} ${KIND_WORDS[kind].many}`;
}
