import { readDate } from '@/lib/date';
import type { UnknownRecord } from '@/lib/json';
import { isRecord } from '@/lib/json';
import { msg, numbered } from '@/lib/msg';
import { cleanText } from '@/lib/text';
import { readImage, readMinutes, readRating, readText } from '../record/readFields';
import { readFilm } from '../film/readFilm';
import { readRecords } from '../record/readRecords';
import type { Episode, Season, SeasonSummary } from './season';

const MAX = { name: 200, overview: 2000, number: 9999 } as const;

/** Reads a season or episode number. 0 is the season of specials, and the first episode of some series. */
export function readNumber(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= MAX.number ? number : null;
}

/** Returns the name of an episode for which the source has none. */
export const unnamedEpisode = (number: number): string => numbered(msg('Episode {number}'), number);

/** Reads a season in the record of its series; null without a number. */
export function readSeasonSummary(raw: unknown): SeasonSummary | null {
  const number = isRecord(raw) ? readNumber(raw.season_number) : null;
  if (!isRecord(raw) || number === null) return null;
  const episodes = readRecords(raw.episodes);
  return {
    number,
    name:
      readText(raw, MAX.name, 'name') ?? (number === 0 ? msg('Specials') : numbered(msg('Season {number}'), number)),
    overview: cleanText(raw.overview, MAX.overview),
    airDate: readDate(raw.air_date) ?? readDate(episodes[0]?.air_date),
    episodeCount: readNumber(raw.episode_count) ?? (episodes.length > 0 ? readEpisodes(raw).length : null),
    poster: readImage(raw, 'poster_path', 'poster'),
  };
}

/** Reads the seasons of a series, each once and in order, with the specials last. */
export function readSeasons(list: unknown): SeasonSummary[] {
  const seasons = readRecords(list).flatMap((raw) => readSeasonSummary(raw) ?? []);
  return byNumber(seasons).sort((a, b) => Number(a.number === 0) - Number(b.number === 0));
}

/** Reads a season with its episodes; null without a number. */
export function readSeason(raw: unknown): Season | null {
  const summary = readSeasonSummary(raw);
  return summary && isRecord(raw) ? { ...summary, episodes: readEpisodes(raw) } : null;
}

const readEpisodes = (raw: UnknownRecord): Episode[] =>
  byNumber(readRecords(raw.episodes).flatMap((entry) => readEpisode(entry) ?? []));

function readEpisode(raw: UnknownRecord): Episode | null {
  const number = readNumber(raw.episode_number);
  if (number === null) return null;
  return {
    number,
    name: readText(raw, MAX.name, 'name', 'title') ?? unnamedEpisode(number),
    overview: cleanText(raw.overview, MAX.overview),
    airDate: readDate(raw.air_date),
    runtime: readMinutes(raw.runtime),
    still: readImage(raw, 'still_path', 'still'),
    rating: readRating(raw.vote_average),
    film: readFilm(raw.video),
  };
}

/** Returns the entries in order, each number once. */
function byNumber<Entry extends { number: number }>(entries: readonly Entry[]): Entry[] {
  const first = new Map<number, Entry>();
  for (const entry of entries) if (!first.has(entry.number)) first.set(entry.number, entry);
  return [...first.values()].sort((a, b) => a.number - b.number);
}
