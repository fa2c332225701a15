import type { CsvColumn } from './csvColumns';
import { csvId, csvImdb, csvMinutes, csvNames, csvNumber, csvPath, csvRating, csvText, csvYear } from './csvCells';
import type { CsvFault, CsvLine } from '@/lib/csvLines';
import type { CsvRow } from './csvRow';

const MAX = { title: 200, overview: 4000, tagline: 300, certificate: 40 } as const;

/** What a row says; without a row where it does not say what it is of. */
export function readCsvRow(
  { line, cells }: CsvLine,
  columns: ReadonlyMap<CsvColumn, number>,
): { row: CsvRow | null; faults: CsvFault[] } {
  const faults: CsvFault[] = [];
  const read = <Value>(column: CsvColumn, reader: (cell: string) => Value | undefined): Value | null => {
    const cell = cells[columns.get(column) ?? -1]?.trim() ?? '';
    const value = cell === '' ? undefined : reader(cell);
    if (cell !== '' && value === undefined) {
      faults.push({ line, text: `“${cell.slice(0, 40)}” is no ${WORDS[column] ?? column}: it is left out.` });
    }
    return value ?? null;
  };
  const row: CsvRow = {
    line,
    path: read('path', csvPath),
    ids: { imdb: read('imdb', csvImdb), tmdb: read('tmdb', csvId), tvdb: read('tvdb', csvId) },
    title: read('title', csvText(MAX.title)),
    originalTitle: read('originalTitle', csvText(MAX.title)),
    year: read('year', csvYear),
    overview: read('overview', csvText(MAX.overview)),
    tagline: read('tagline', csvText(MAX.tagline)),
    genres: read('genres', csvNames) ?? [],
    directors: read('directors', csvNames) ?? [],
    cast: read('cast', csvNames) ?? [],
    runtime: read('runtime', csvMinutes),
    rating: read('rating', csvRating),
    certificate: read('certificate', csvText(MAX.certificate)),
    series: read('series', csvText(MAX.title)),
    season: read('season', csvNumber),
    episode: read('episode', csvNumber),
  };
  if (isNamed(row)) return { row, faults };
  return { row: null, faults: [...faults, { line, text: 'It names no file, no id and no title: it is left out.' }] };
}

const isNamed = ({ path, ids, title, series }: CsvRow) =>
  [path, ids.imdb, ids.tmdb, ids.tvdb, title, series].some((name) => name !== null);

const WORDS: Partial<Record<CsvColumn, string>> = {
  imdb: 'id of IMDb',
  tmdb: 'id of TMDB',
  tvdb: 'id of TheTVDB',
  runtime: 'time in minutes',
  rating: 'rating of ten',
  season: 'number of a season',
  episode: 'number of an episode',
};
