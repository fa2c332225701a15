import { csvLines } from '@/lib/csvLines';
import type { FileProblem } from '../files/fileProblems';
import { findColumns } from './columns';
import type { ListedTitle, ListName } from './listedTitle';
import { readRow } from './readRow';

type Table = { listed: ListedTitle[]; problem?: undefined } | { problem: FileProblem };

/** Letterboxd's and Trakt's files say by their names alone what their rows are. */
const SEEN_FILE = /watched|diary|rating|history|seen/i;

/**
 * The titles of a table (commas, semicolons or tabs between its cells), by what its first row calls its columns.
 * @param name the file's
 */
export function readTable(name: string, text: string): Table {
  const { lines } = csvLines(text);
  const [header, ...rows] = lines;
  if (!header) return { problem: 'noRows' };
  const columns = findColumns(header.cells);
  if (!['title', 'originalTitle', 'imdb', 'tmdb'].some((column) => columns.has(column as 'title')))
    return { problem: 'noColumns' };
  // A list of IMDb's has a rating for those that were rated, and is a list all the same.
  const isRated = columns.has('rating') && !columns.has('position');
  const list: ListName = SEEN_FILE.test(name) || isRated ? 'watched' : 'watchlist';
  const listed = rows.flatMap(({ cells }) => readRow(cells, columns, list) ?? []);
  return listed.length > 0 ? { listed } : { problem: 'noRows' };
}
