import type { CsvFault } from '@/lib/csvLines';
import { bare } from '../facts/bare';
import type { CsvRow } from '../read/csvRow';

export interface TableSeries {
  title: string;
  /** The row of the series itself. Null if only its episodes have rows. */
  own: CsvRow | null;
  episodes: EpisodeRow[];
}

export interface EpisodeRow {
  row: CsvRow;
  season: number;
  episode: number;
}

export interface GroupedRows {
  movies: CsvRow[];
  series: TableSeries[];
  /** The rows that are left out, with reasons. */
  faults: CsvFault[];
}

/** Sorts the rows of a table into movies and series with their episodes. Each row is in one of them, or in a fault. */
export function groupRows(rows: readonly CsvRow[]): GroupedRows {
  const movies: CsvRow[] = [];
  const series = new Map<string, TableSeries>();
  const faults: CsvFault[] = [];
  const withEpisodes = new Set(rows.flatMap(({ series: name, episode }) => (episode === null ? [] : bare(name ?? ''))));
  const leaveOut = ({ line }: CsvRow, text: string) => void faults.push({ line, text: `${text}: the row is skipped.` });
  const seriesOf = (title: string): TableSeries => {
    const found = series.get(bare(title)) ?? { title, own: null, episodes: [] };
    series.set(bare(title), found);
    return found;
  };
  const addSeries = (row: CsvRow, title: string) => {
    const found = seriesOf(title);
    if (found.own !== null) leaveOut(row, `The series “${title}” is already in row ${found.own.line}`);
    else Object.assign(found, { title, own: row });
  };
  const addEpisode = (row: CsvRow, title: string, episode: number) => {
    const { episodes } = seriesOf(title);
    const season = row.season ?? 1;
    const twin = episodes.find((one) => one.season === season && one.episode === episode);
    if (twin) leaveOut(row, `Season ${season}, episode ${episode} of “${title}” is already in row ${twin.row.line}`);
    else episodes.push({ row, season, episode });
  };
  const addMovie = (row: CsvRow) => {
    const twin = movies.find((one) => isSameMovie(one, row));
    if (twin) leaveOut(row, `Same title and year as row ${twin.line}`);
    else movies.push(row);
  };

  for (const row of rows) {
    const { kind, title, episode, series: name } = row;
    if (kind === 'tv' && (title ?? name) !== null) addSeries(row, title ?? name ?? '');
    else if (kind !== 'movie' && episode !== null)
      if (name === null) leaveOut(row, 'An episode number without a series');
      else addEpisode(row, name, episode);
    else if (kind === 'episode') leaveOut(row, 'An episode without a number');
    else if (name !== null && kind === null && (title === null || bare(title) === bare(name))) addSeries(row, name);
    else if (name !== null && kind === null && withEpisodes.has(bare(name)))
      leaveOut(row, `It belongs to the series “${name}” but has no episode number`);
    else if (title === null) leaveOut(row, 'No title');
    // A film with a series and no episode number belongs to a collection.
    else addMovie({ ...row, collection: row.collection ?? name });
  }
  return { movies, series: [...series.values()], faults };
}

/** Returns whether two rows are one movie: same title and year, and no different ids or directors. */
function isSameMovie(one: CsvRow, other: CsvRow): boolean {
  const differ = (a: string | number | null, b: string | number | null) => a !== null && b !== null && a !== b;
  return (
    bare(one.title ?? '') === bare(other.title ?? '') &&
    one.year === other.year &&
    !differ(one.id, other.id) &&
    !differ(one.ids.imdb, other.ids.imdb) &&
    !differ(one.ids.tmdb, other.ids.tmdb) &&
    !differ(one.directors[0] ?? null, other.directors[0] ?? null)
  );
}
