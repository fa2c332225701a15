import { skipToken } from '@reduxjs/toolkit/query';
import { useOwnGenresQuery } from '@/api/endpoints/ownGenres';
import type { TitleFilter } from '@/domain/filter/titleFilter';
import { genreName } from '@/domain/lists/genre';
import { tStored } from '@/i18n/t';
import { nameOfGenre } from './listName';

/**
 * Returns a function that names the genres of a filter. Loads the genres of the catalogue if an id is not a known one.
 */
export function useGenreNames({ kind, genres, withoutGenres }: TitleFilter): (id: number) => string {
  const isOwn = [...genres, ...withoutGenres].some((id) => genreName(id) === undefined);
  const { data = [] } = useOwnGenresQuery(isOwn ? kind : skipToken);
  return (id) => tStored(data.find((genre) => genre.id === id)?.name ?? '') || nameOfGenre(id);
}
