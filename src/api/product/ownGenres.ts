import type { Genre } from '@/domain/lists/genre';
import { genreName, genreNumber } from '@/domain/lists/genre';
import { readGenreList } from '@/domain/lists/readGenreList';
import type { Title } from '@/domain/title/title';
import { within } from '@/lib/time';
import type { ProductAccess } from './askProduct';

/** Where a catalogue names the genres that it has numbered itself. */
export const GENRES_PATH = 'movies/genres';

/** Names are no reason to wait for a list that is here. */
const PATIENCE_MS = 1000;

/**
 * What a catalogue's own numbers mean, by `movies/genres`, which is asked for where a title has such a number. A name
 * that TMDB has too is the same genre.
 * @returns gives a title the names that its record leaves out
 */
export async function ownGenres(
  { getPage }: ProductAccess,
  titles: readonly Title[],
): Promise<(title: Title) => Title> {
  const isNamed = titles.every(({ genres, genreIds }) => genres.length >= genreIds.length);
  const listed = isNamed ? [] : readGenreList(await within(PATIENCE_MS, getPage(GENRES_PATH).catch(() => null)));
  const names = new Map(listed.filter(({ id }) => genreName(id) === undefined).map((genre) => [genre.id, genre]));
  return (title) => (title.genreIds.some((id) => names.has(id)) ? withNames(title, names) : title);
}

function withNames(title: Title, names: ReadonlyMap<number, Genre>): Title {
  // A record's own names stay in their place: only where there are fewer of them is a number without one.
  const own = title.genres.length < title.genreIds.length ? title.genreIds.flatMap((id) => names.get(id)?.name ?? []) : [];
  return {
    ...title,
    genres: [...new Set([...title.genres, ...own])],
    genreIds: [...new Set(title.genreIds.map((id) => genreNumber(names.get(id)?.name ?? '') ?? id))],
  };
}
