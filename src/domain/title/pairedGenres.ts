import { genreName } from '../lists/genre';
import { genreNumber, madeNumber } from '../lists/genreNumber';
import type { Title } from './title';

/** The id of a genre, and its name if it is known. */
interface PairedGenre {
  id: number;
  name?: string | undefined;
}

const NONE: ReadonlyMap<number, string> = new Map();

/**
 * Returns a title's genres with their ids. A genre name of TMDB gets TMDB's id, even if the record has another id.
 * Other names keep the id in the record, or get a derived one.
 * @param own the names of the catalogue's own genre ids
 */
export function pairedGenres({ genres, genreIds }: Pick<Title, 'genres' | 'genreIds'>, own = NONE): PairedGenre[] {
  // If a record has as many names as ids, both are in the same order.
  const listed: Partial<PairedGenre>[] =
    genres.length === genreIds.length
      ? genreIds.map((id, index) => ({ id, name: genres[index] }))
      : [...genreIds.map((id) => ({ id, name: genreName(id) ?? own.get(id) })), ...genres.map((name) => ({ name }))];
  const paired = new Map<number, PairedGenre>();
  for (const { id: recordId, name } of listed) {
    const id = genreNumber(name ?? '') ?? recordId ?? madeNumber(name ?? '');
    if (!paired.has(id)) paired.set(id, { id, name });
  }
  return [...paired.values()];
}

/** Returns whether a title has only TMDB genres, each with its id. */
export const isPaired = ({ genres, genreIds }: Pick<Title, 'genres' | 'genreIds'>): boolean =>
  genres.length === genreIds.length && genreIds.every((id, index) => genreName(id) === genres[index]);
