import type { Genre } from '@/domain/lists/genre';
import { genreName } from '@/domain/lists/genre';
import { cleanText } from '@/lib/text';
import type { Entry, EpisodeEntry, SeasonEntry } from './entry';

type WireRecord = Readonly<Record<string, unknown>>;

/** The maximum length of a description, in code points. */
export const MAX_TEXT = 2000;

const MAX = { title: 300, text: MAX_TEXT, short: 100, tagline: 300, cast: 300, certificate: 20 } as const;

/** The earliest plausible file time, in milliseconds: 1980, the epoch of FAT file systems. */
const FIRST_TIME = Date.UTC(1980, 0);

/** Removes empty fields, because a record contains only known values. */
const known = (record: Record<string, unknown>): WireRecord =>
  Object.fromEntries(
    Object.entries(record).filter(
      ([, value]) =>
        value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );

export const isPlayable = ({ video, seasons }: Entry): boolean =>
  video !== null || seasons.some(({ episodes }) => episodes.some((episode) => episode.video !== null));

/** Returns the path of the complete record in the product API. */
export const recordPath = ({ kind, id }: Pick<Entry, 'kind' | 'id'>): string => `${kind}/${id}`;

/** Returns the record of a title in a list: enough for a card, for search and for filters. */
export function listRecord(entry: Entry): WireRecord {
  const { facts, kind, id } = entry;
  const isSeries = kind === 'tv';
  const record = known({
    id,
    [isSeries ? 'name' : 'title']: cleanText(facts.title, MAX.title),
    [isSeries ? 'first_air_date' : 'release_date']: facts.date,
    ...(facts.date?.startsWith(String(facts.year)) !== true && { year: facts.year }),
    ...(isSeries && { kind }),
    overview: cleanText(facts.overview, MAX.text),
    poster_path: entry.poster,
    ...(entry.isUntitled && { poster_has_title: false }),
    backdrop_path: entry.backdrop,
    ...genreFields(facts.genres),
    director: cleanText(facts.directors.join(', '), MAX.short),
    runtime: facts.runtime ?? minutes(entry.duration),
    vote_average: facts.rating,
    vote_count: facts.votes,
    original_language: facts.languages[0],
    imdb_id: facts.ids.imdb,
    tmdb_id: facts.ids.tmdb,
    playable: isPlayable(entry) ? true : null,
    belongs_to_collection: facts.collection === null ? null : { name: cleanText(facts.collection, MAX.short) },
    added_at: timeOf(entry.added),
    details: `../${recordPath(entry)}`,
  });
  return { ...record, ...trailerKey(entry) };
}

/**
 * Names the genres that TMDB does not have, so that a list shows them without a request for `movies/genres`. TMDB's ids
 * have fixed names.
 */
const genreFields = (genres: readonly Genre[]) =>
  genres.every(({ id }) => genreName(id) !== undefined) ? { genre_ids: genres.map(({ id }) => id) } : { genres };

/** Returns the time, or null for table rows without a date. Those have their row number instead, for sorting. */
const timeOf = (added: number): string | null => (added < FIRST_TIME ? null : new Date(added).toISOString());

/** An empty key means that there is no YouTube trailer. */
const trailerKey = ({ facts }: Entry) => ({ trailer_key: facts.trailerKey ?? '' });

/** Returns the complete record of a title, for its page and its player. */
export function fullRecord(entry: Entry): WireRecord {
  const { facts, kind } = entry;
  const record = known({
    ...listRecord(entry),
    // The record is the details file itself.
    details: null,
    [kind === 'tv' ? 'original_name' : 'original_title']: cleanText(facts.originalTitle, MAX.title),
    tagline: cleanText(facts.tagline, MAX.tagline),
    certificate: cleanText(facts.certificate, MAX.certificate),
    cast: facts.cast
      .slice(0, MAX.cast)
      .map(({ name, role }) => known({ name: cleanText(name, MAX.short), character: cleanText(role, MAX.short) }))
      .filter(({ name }) => name !== undefined),
    languages: facts.languages,
    countries: facts.countries,
    crew: [...crewRecords(facts.directors, 'Director'), ...crewRecords(facts.writers, 'Writer')],
    video: entry.video,
    trailer: entry.trailer,
    seasons: entry.seasons.map(seasonRecord),
  });
  return { ...record, ...trailerKey(entry) };
}

const crewRecords = (names: readonly string[], job: string): WireRecord[] =>
  names.map((name) => ({ name: cleanText(name, MAX.short), job })).filter(({ name }) => name !== '');

function seasonRecord({ number, poster, episodes }: SeasonEntry): WireRecord {
  const records = episodes.flatMap(episodeRecords);
  return known({
    season_number: number,
    name: number === 0 ? 'Specials' : `Season ${number}`,
    episode_count: records.length,
    poster_path: poster,
    episodes: records,
  });
}

/** Returns a record for each episode of a file, all with the same video. */
function episodeRecords({ found, metadata, more, video, still, duration }: EpisodeEntry): WireRecord[] {
  return found.numbers.map((number, index) => {
    const own = [metadata, ...more][index] ?? metadata;
    return known({
      episode_number: number,
      name: cleanText(own.title ?? found.name, 200),
      overview: cleanText(own.overview, MAX.text),
      air_date: own.date ?? found.date,
      runtime: own.runtime ?? minutes(duration),
      still_path: still,
      vote_average: own.rating,
      video,
    });
  });
}

const minutes = (seconds: number | null): number | null =>
  seconds === null || seconds <= 0 ? null : Math.max(1, Math.round(seconds / 60));
