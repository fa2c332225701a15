import { genreName } from '@/domain/lists/genre';
import { readGenreList } from '@/domain/lists/readGenreList';
import { isPaired, pairedGenres } from '@/domain/title/pairedGenres';
import type { Title } from '@/domain/title/title';
import type { UnknownRecord } from '@/lib/json';
import { withTimeout } from '@/lib/time';
import type { ProductClient } from '../client/productClient';

/** The time to wait for genre names. A list that is loaded must not wait longer for them. */
const GENRES_TIMEOUT_MS = 1000;

/**
 * Returns the names of the catalogue's own genre ids. Requests `movies/genres` only if a title has an id without a
 * name.
 */
export async function ownGenres(
  { getPage }: ProductClient,
  titles: readonly Title[],
): Promise<ReadonlyMap<number, string>> {
  const isNamed = titles.every(({ genres, genreIds }) => genres.length >= genreIds.length);
  const answer = isNamed
    ? null
    : await withTimeout(
        GENRES_TIMEOUT_MS,
        getPage('movies/genres').catch(() => null),
      );
  // TMDB's ids have names already.
  const listed = readGenreList(answer).filter(({ id }) => genreName(id) === undefined);
  return new Map(listed.map(({ id, name }) => [id, name]));
}

/** Returns a record with its genres as pairs of id and name. Returns the record itself if it has such pairs. */
export function withGenres(record: UnknownRecord, title: Title, own: ReadonlyMap<number, string>): UnknownRecord {
  if (isPaired(title)) return record;
  return { ...record, genre: undefined, Genre: undefined, genre_ids: undefined, genres: pairedGenres(title, own) };
}
