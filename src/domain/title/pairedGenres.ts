import { genreName } from '../lists/genre';
import { genreNumber, madeNumber } from '../lists/genreNumber';
import type { Title } from './title';

/** A genre's number, and its name where somebody knows it. */
interface PairedGenre {
  id: number;
  name?: string | undefined;
}

const NONE: ReadonlyMap<number, string> = new Map();

/**
 * A title's genres, each with its number: a name that TMDB has is TMDB's genre, whatever number stands beside it; another
 * keeps the number that the record gives it, or gets one of its own.
 * @param own what the catalogue calls its own numbers
 */
export function pairedGenres({ genres, genreIds }: Pick<Title, 'genres' | 'genreIds'>, own = NONE): PairedGenre[] {
  // A record that lists both lists them in the same order.
  const listed: Partial<PairedGenre>[] =
    genres.length === genreIds.length
      ? genreIds.map((id, index) => ({ id, name: genres[index] }))
      : [...genreIds.map((id) => ({ id, name: genreName(id) ?? own.get(id) })), ...genres.map((name) => ({ name }))];
  const paired = new Map<number, PairedGenre>();
  for (const { id: said, name } of listed) {
    const id = genreNumber(name ?? '') ?? said ?? madeNumber(name ?? '');
    if (!paired.has(id)) paired.set(id, { id, name });
  }
  return [...paired.values()];
}

/** Whether a title's genres are TMDB's already, each with its number. */
export const isPaired = ({ genres, genreIds }: Pick<Title, 'genres' | 'genreIds'>): boolean =>
  genres.length === genreIds.length && genreIds.every((id, index) => genreName(id) === genres[index]);
