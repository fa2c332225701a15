import type { UnknownRecord } from '@/lib/json';
import { firstField, isRecord } from '@/lib/json';
import { cleanText } from '@/lib/text';
import { genreId, genreName, genreNumber } from '../lists/genre';
import type { Title } from './title';

const MAX = { written: 1000, name: 100, genres: 20 } as const;

/**
 * A record's genres, however it writes them: numbers (`genre_ids`), names (`genre`, `Genre`, `genres`) or both. A name
 * that TMDB has is TMDB's genre, whatever number stands beside it; other names keep theirs, or get one of their own.
 */
export function readGenres(raw: UnknownRecord): Pick<Title, 'genres' | 'genreIds'> {
  const written = firstField(raw, 'genre', 'Genre');
  const listed = firstField(raw, 'genres');
  const numbers = readNumbers(firstField(raw, 'genre_ids', 'genres'));
  const named = (typeof written === 'string' ? written.slice(0, MAX.written).split(',') : asList(written ?? listed))
    .map((entry) => (isRecord(entry) ? entry.name : entry))
    .filter((name) => typeof name === 'string')
    .map((name) => cleanText(name, MAX.name))
    .filter((name) => name !== '' && name !== 'N/A');
  // Who lists both lists them in the same order.
  const beside = named.length === numbers.length ? numbers : [];
  const ids = named.map((name, index) => genreNumber(name) ?? beside[index] ?? genreId(name));
  const genres = named.length > 0 ? named : numbers.flatMap((id) => genreName(id) ?? []);
  return { genres: [...new Set(genres)], genreIds: [...new Set([...ids, ...(beside.length > 0 ? [] : numbers)])] };
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.slice(0, MAX.genres) : []);

const readNumbers = (list: unknown): number[] =>
  asList(list)
    .map((entry) => (isRecord(entry) ? entry.id : entry))
    .filter((id): id is number => typeof id === 'number' && Number.isSafeInteger(id));
