import { readDate, readYear } from '@/lib/date';
import type { UnknownRecord } from '@/lib/json';
import { firstField, isRecord } from '@/lib/json';
import { cleanText } from '@/lib/text';
import { genreName } from '../lists/genre';
import { readImage, readMinutes, readRating, readText } from '../record/readFields';
import type { Source } from '../record/source';
import { readTrailer } from './trailer';
import type { Title, TitleId, TitleKind } from './title';
import { titleKey } from './title';

const MAX = { title: 300, overview: 2000, name: 100, genres: 20, list: 1000 } as const;
const TEXT_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Reads a positive integer (as a number or as digits), or a text id; null for anything else. */
export function readTitleId(value: unknown): TitleId | null {
  if (typeof value === 'string' && TEXT_ID.test(value) && !/^-?\d+$/.test(value)) return value;
  const id = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : null;
}

/**
 * Reads a record of a movie or a series in any known format (TMDB, OMDb, Kinora).
 * @param kind the kind of the list, if the record has none
 * @param source the source of the record
 * @returns null without an id or a title, and if TMDB marks it as adult
 */
export function readTitle(raw: unknown, kind?: TitleKind, source: Source = 'sample'): Title | null {
  if (!isRecord(raw) || raw.media_type === 'person' || (raw.adult === true && source === 'tmdb')) return null;
  const id = readTitleId(firstField(raw, 'id', 'imdbID', 'tmdbID'));
  const title = cleanText(firstField(raw, 'title', 'Title', 'name', 'Name'), MAX.title);
  if (id === null || title === '') return null;

  const released = isoDay(firstField(raw, 'release_date', 'first_air_date'));
  const genreIds = readGenreIds(raw);
  return {
    kind: readKind(raw) ?? kind ?? guessKind(raw),
    id,
    source,
    title,
    originalTitle: readText(raw, MAX.title, 'original_title', 'original_name'),
    releaseDate: readDate(released),
    year: readYear(firstField(raw, 'year', 'Year')) ?? readYear(released),
    poster: readImage(raw, 'poster', 'Poster', 'poster_path'),
    backdrop: readImage(raw, 'backdrop_path', 'backdrop'),
    overview: cleanText(firstField(raw, 'overview', 'Plot', 'description'), MAX.overview),
    genres: readGenreNames(raw, genreIds),
    genreIds,
    director: readText(raw, MAX.name, 'director', 'Director'),
    runtime: readMinutes(firstField(raw, 'runtime', 'Runtime')),
    rating: readRating(firstField(raw, 'vote_average', 'imdbRating', 'rating')),
    trailer: readTrailer(raw, source),
    // A list may only have this flag, without the data to play the video.
    ...((raw.playable === true || isRecord(raw.video)) && { isPlayable: true }),
    ...(raw.poster_has_title === false && { isPosterUntitled: true }),
  };
}

/**
 * Reads a list: an array, or an object with `results` (`movies`, `Search`). Leaves out invalid and repeated entries.
 * @returns null if there is no list
 */
export function readTitles(raw: unknown, kind?: TitleKind, source?: Source): Title[] | null {
  const list = readList(raw);
  if (!list) return null;
  const titles = new Map<string, Title>();
  for (const record of list.slice(0, MAX.list)) {
    const title = readTitle(record, kind, source);
    if (title && !titles.has(titleKey(title))) titles.set(titleKey(title), title);
  }
  return [...titles.values()];
}

/** The fields that may contain the list. The first one with a value counts. */
export const LIST_FIELDS = ['results', 'movies', 'genres', 'Search'] as const;

/** Returns the array in a response, bare or wrapped. */
export function readList(raw: unknown): readonly unknown[] | null {
  const list = isRecord(raw) ? firstField(raw, ...LIST_FIELDS) : raw;
  return Array.isArray(list) ? list : null;
}

/** Returns the kind in the record itself. */
function readKind(raw: UnknownRecord): TitleKind | undefined {
  const kindField = firstField(raw, 'kind', 'media_type', 'Type');
  if (kindField === 'tv' || kindField === 'series') return 'tv';
  return kindField === 'movie' ? 'movie' : undefined;
}

const guessKind = (raw: UnknownRecord): TitleKind =>
  hasAny(raw, 'first_air_date') || !hasAny(raw, 'title', 'Title') ? 'tv' : 'movie';

const hasAny = (raw: UnknownRecord, ...names: string[]) => firstField(raw, ...names) !== undefined;

/** Converts `12.03.1999` to `1999-03-12`. Returns other values unchanged. */
const isoDay = (value: unknown): unknown =>
  typeof value === 'string'
    ? value.replace(
        /^(\d\d?)\.(\d\d?)\.(\d{4})$/,
        (_, day: string, month: string, year: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
      )
    : value;

function readGenreIds(raw: UnknownRecord): number[] {
  const listed = firstField(raw, 'genre_ids', 'genres');
  if (!Array.isArray(listed)) return [];
  const ids = listed
    .slice(0, MAX.genres)
    .map((entry: unknown) => (isRecord(entry) ? entry.id : entry))
    .map((id: unknown) => (typeof id === 'string' && /^\d+$/.test(id) ? Number(id) : id))
    .filter((id): id is number => typeof id === 'number' && Number.isSafeInteger(id));
  return [...new Set(ids)];
}

function readGenreNames(raw: UnknownRecord, ids: readonly number[]): string[] {
  const written = firstField(raw, 'genre', 'Genre', 'genres');
  const listed = typeof written === 'string' ? written.slice(0, 1000).split(/[,;|]/) : written;
  const names: readonly unknown[] = Array.isArray(listed)
    ? listed.map((entry: unknown) => (isRecord(entry) ? entry.name : entry))
    : [];
  const fromRecord = names
    .slice(0, MAX.genres)
    .filter((name) => typeof name === 'string')
    .map((name) => cleanText(name, MAX.name))
    .filter((name) => name !== '' && name !== 'N/A');
  const all = fromRecord.length > 0 ? fromRecord : ids.flatMap((id) => genreName(id) ?? []);
  return [...new Set(all)];
}
