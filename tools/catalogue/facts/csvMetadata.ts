import type { CsvRow } from '../read/csvRow';
import { readCsv } from '../read/readCsv';
import type { Ids } from '../scanResult';
import { bare } from './bare';

interface RowQuery {
  paths: readonly string[];
  ids: Ids;
  title: string;
  year: number | null;
}

/** The metadata of a CSV file, row by row. */
export interface CsvMetadata {
  find: (film: RowQuery) => CsvRow | null;
  findEpisode: (episode: Pick<RowQuery, 'title' | 'paths'> & { season: number; episode: number }) => CsvRow | null;
  /** Returns a message for each row that matches no film. */
  unused: () => string[];
}

export const NO_TABLE: CsvMetadata = { find: () => null, findEpisode: () => null, unused: () => [] };

/** A row can name a file, or a folder that contains it. */
const isAt = (row: CsvRow, paths: readonly string[]): boolean => {
  const place = row.path?.normalize('NFC');
  return place !== undefined && paths.some((path) => `${path.normalize('NFC')}/`.startsWith(`${place}/`));
};

const hasId = ({ ids: own }: CsvRow, ids: Ids): boolean =>
  (own.imdb !== null && own.imdb === ids.imdb) ||
  (own.tmdb !== null && own.tmdb === ids.tmdb) ||
  (own.tvdb !== null && own.tvdb === ids.tvdb);

const hasName = (row: CsvRow, title: string, year: number | null): boolean =>
  bare(row.title ?? '') === bare(title) && (row.year === null || year === null || row.year === year);

/** @param say is called with each problem of the table */
export function createCsvMetadata(text: string, say: (text: string) => void): CsvMetadata {
  const { rows, faults } = readCsv(text);
  for (const fault of faults) say(`row ${fault.line}: ${fault.text}`);
  const used = new Set<CsvRow>();
  const take = (row: CsvRow | undefined): CsvRow | null => {
    if (row === undefined) return null;
    used.add(row);
    return row;
  };
  const titles = rows.filter(({ episode }) => episode === null);
  const episodes = rows.filter(({ episode }) => episode !== null);
  return {
    find: ({ paths, ids, title, year }) =>
      take(
        titles.find((row) => isAt(row, paths)) ??
          titles.find((row) => hasId(row, ids)) ??
          titles.find((row) => hasName(row, title, year)),
      ),
    findEpisode: ({ title, season, episode, paths }) =>
      take(
        episodes.find((row) => isAt(row, paths)) ??
          episodes.find(
            (row) => bare(row.series ?? '') === bare(title) && (row.season ?? 1) === season && row.episode === episode,
          ),
      ),
    unused: () =>
      rows
        .filter((row) => !used.has(row))
        .map((row) => `row ${row.line} ('${row.title ?? row.path ?? row.series ?? 'untitled'}') matches no film`),
  };
}
