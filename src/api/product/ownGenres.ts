import { genreName } from '@/domain/lists/genre';
import { readGenreList } from '@/domain/lists/readGenreList';
import { isPaired, pairedGenres } from '@/domain/title/pairedGenres';
import type { Title } from '@/domain/title/title';
import type { UnknownRecord } from '@/lib/json';
import { within } from '@/lib/time';
import type { ProductAccess } from './askProduct';

/** Names are no reason to wait for a list that is here. */
const PATIENCE_MS = 1000;

/** What a catalogue's own numbers mean, by `movies/genres`, which is asked for where a title has such a number. */
export async function ownGenres(
  { getPage }: ProductAccess,
  titles: readonly Title[],
): Promise<ReadonlyMap<number, string>> {
  const isNamed = titles.every(({ genres, genreIds }) => genres.length >= genreIds.length);
  const answer = isNamed
    ? null
    : await within(
        PATIENCE_MS,
        getPage('movies/genres').catch(() => null),
      );
  // TMDB's numbers have names already.
  const listed = readGenreList(answer).filter(({ id }) => genreName(id) === undefined);
  return new Map(listed.map(({ id, name }) => [id, name]));
}

/** A record whose genres stand in it as numbers with names, however it wrote them; itself where it says nothing more. */
export function withGenres(record: UnknownRecord, title: Title, own: ReadonlyMap<number, string>): UnknownRecord {
  if (isPaired(title)) return record;
  return { ...record, genre: undefined, Genre: undefined, genre_ids: undefined, genres: pairedGenres(title, own) };
}
