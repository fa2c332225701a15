import { genreName } from '@/domain/genre';
import { KIND_WORDS } from '@/domain/kindWords';
import { titleListName } from '@/domain/titleLists';
import type { TitleQuery } from '@/domain/titleQuery';

/** A genre that nobody has named is told by its number. */
export const nameOfGenre = (id: number): string => genreName(id) ?? `Genre ${id}`;

/** What is shown, in a word: `Horror`, `Drama, Comedy`, `Trending`, `All movies`. */
export function listName({ list, filter: { kind, genres } }: TitleQuery): string {
  if (list !== null) return titleListName(list);
  return genres.map(nameOfGenre).join(', ') || `All ${KIND_WORDS[kind].many}`;
}
