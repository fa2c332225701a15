import { youTubeKey } from '@/domain/title/youTubeKey';
import type { CsvFault, CsvLine } from '@/lib/csvLines';
import type { DayPlace } from '@/lib/dayPlace';
import type { Ids } from '../scanResult';
import type { RowKind } from './csvCells';
import {
  csvCountries,
  csvGenres,
  csvId,
  csvImdb,
  csvKind,
  csvLanguages,
  csvMinutes,
  csvNumber,
  csvPath,
  csvPeople,
  csvRating,
  csvText,
  csvVotes,
  isNone,
  readRelease,
} from './csvCells';
import type { CsvColumn } from './csvColumns';

/** The metadata of a row. The row belongs to the title that its file, its id or its title names. */
export interface CsvRow {
  /** The line in the file, from 1. */
  line: number;
  /** The id that the table gives the title. */
  id: string | null;
  /** The path of a file or a folder from the table, with `/` as separator. */
  path: string | null;
  kind: RowKind | null;
  ids: Ids;
  title: string | null;
  originalTitle: string | null;
  year: number | null;
  /** The release date as `YYYY-MM-DD`. */
  date: string | null;
  overview: string | null;
  tagline: string | null;
  genres: string[];
  directors: string[];
  writers: string[];
  cast: string[];
  /** The running time in minutes. */
  runtime: number | null;
  /** The rating, from 0 to 10. */
  rating: number | null;
  votes: number | null;
  certificate: string | null;
  /** ISO 639-1 codes, the original language first. */
  languages: string[];
  /** ISO 3166-1 codes. */
  countries: string[];
  /** The key of a YouTube video. */
  trailerKey: string | null;
  /** The unchecked path of a video file. */
  trailerFile: string | null;
  /** The unchecked path of a file, or an https URL. */
  poster: string | null;
  backdrop: string | null;
  series: string | null;
  season: number | null;
  episode: number | null;
  collection: string | null;
  /** The date when the title was added, as `YYYY-MM-DD`. */
  added: string | null;
}

export interface CsvTable {
  rows: CsvRow[];
  /** Problems with rows and cells that are left out. */
  faults: CsvFault[];
}

const MAX = { title: 300, overview: 2000, short: 300, certificate: 20, place: 2000, id: 64 } as const;

/**
 * The positions of each column, and which number of a date is the day. If a column occurs several times, the first one
 * has priority.
 */
export interface CsvHead {
  columns: ReadonlyMap<CsvColumn, readonly number[]>;
  days: DayPlace;
}

/** Reads a row. Returns no row if the row does not name a title. */
export function readCsvRow(
  { line, cells }: CsvLine,
  { columns, days }: CsvHead,
): { row: CsvRow | null; faults: CsvFault[] } {
  const faults: CsvFault[] = [];
  const cellOf = (column: CsvColumn): string => {
    const written = (columns.get(column) ?? []).map((index) => cells[index]?.trim() ?? '');
    return written.find((cell) => cell !== '' && !isNone(cell, column)) ?? '';
  };
  const read = <Value>(column: CsvColumn, reader: (cell: string) => Value | undefined): Value | null => {
    const cell = cellOf(column);
    const value = cell === '' ? undefined : reader(cell);
    if (cell !== '' && value === undefined)
      faults.push({ line, text: `“${cell.slice(0, 40)}” is not a valid ${WORDS[column] ?? column}: it is ignored.` });
    return value ?? null;
  };
  const text = (column: CsvColumn, max: number) => {
    const { length } = Array.from(cellOf(column));
    if (length > max)
      faults.push({
        line,
        text: `“${cellOf(column).slice(0, 40)}…” is longer than ${max} characters: the rest is ignored.`,
      });
    return read(column, csvText(max));
  };
  const release = (column: CsvColumn) => read(column, (cell) => readRelease(cell, days));
  const [year, date] = [release('year'), release('date')];
  const trailer = read('trailer', readTrailer);
  const row: CsvRow = {
    line,
    id: text('id', MAX.id),
    path: read('path', csvPath),
    kind: read('kind', csvKind),
    ids: { imdb: read('imdb', csvImdb), tmdb: read('tmdb', csvId), tvdb: read('tvdb', csvId) },
    title: text('title', MAX.title),
    originalTitle: text('originalTitle', MAX.title),
    year: year?.year ?? date?.year ?? null,
    date: date?.date ?? year?.date ?? null,
    overview: text('overview', MAX.overview),
    tagline: text('tagline', MAX.short),
    genres: read('genres', csvGenres) ?? [],
    directors: read('directors', csvPeople) ?? [],
    writers: read('writers', csvPeople) ?? [],
    cast: read('cast', csvPeople) ?? [],
    runtime: read('runtime', csvMinutes),
    rating: read('rating', csvRating),
    votes: read('votes', csvVotes),
    certificate: text('certificate', MAX.certificate),
    languages: read('language', csvLanguages) ?? [],
    countries: read('countries', csvCountries) ?? [],
    trailerKey: trailer?.key ?? null,
    trailerFile: trailer?.file ?? null,
    poster: text('poster', MAX.place),
    backdrop: text('backdrop', MAX.place),
    series: text('series', MAX.title),
    season: read('season', csvNumber),
    episode: read('episode', csvNumber),
    collection: text('collection', MAX.short),
    added: release('added')?.date ?? null,
  };
  const named = nameEpisode(row, text('episodeTitle', MAX.title));
  if (isNamed(named)) return { row: named, faults };
  return { row: null, faults: [...faults, { line, text: 'No file, ID or title: the row is skipped.' }] };
}

/**
 * Reads the names of an episode. If the title column contains the series, the episode's name is in another column or
 * missing.
 */
function nameEpisode(row: CsvRow, episodeTitle: string | null): CsvRow {
  if (row.episode === null) return row;
  if (row.series === null && row.season !== null && row.path === null)
    return { ...row, series: row.title, title: episodeTitle };
  return { ...row, title: episodeTitle ?? row.title };
}

/** Reads a YouTube video by its URL or its key, or the path of a video file. */
function readTrailer(cell: string): { key: string | null; file: string | null } | undefined {
  const key = youTubeKey(cell);
  if (key !== null) return { key, file: null };
  return /^(?!\w+:\/\/).+\.(?:mp4|m4v|webm|mov|mkv|avi)$/i.test(cell)
    ? { key: null, file: csvPath(cell) ?? null }
    : undefined;
}

const isNamed = ({ path, ids, title, series }: CsvRow) =>
  [path, ids.imdb, ids.tmdb, ids.tvdb, title, series].some((name) => name !== null);

const WORDS: Partial<Record<CsvColumn, string>> = {
  kind: 'kind (movie, series or episode)',
  imdb: 'IMDb ID',
  tmdb: 'TMDB ID',
  tvdb: 'TheTVDB ID',
  runtime: 'number of minutes',
  rating: 'rating out of ten',
  votes: 'number of votes',
  season: 'season number',
  episode: 'episode number',
  language: 'language',
  countries: 'country',
  trailer: 'YouTube address or video file',
  added: 'date',
};
