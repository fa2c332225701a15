import type { CsvFault } from '@/lib/csvLines';
import { csvLines, findHeading } from '@/lib/csvLines';
import type { FileProblem } from '../files/fileProblems';
import { findColumns } from './columns';
import type { ListedTitle, ListName } from './listedTitle';
import { readRow } from './readRow';

interface Table {
  listed: ListedTitle[];
  /** Rows that could not be read. */
  faults: CsvFault[];
  /** Why nothing was read. */
  problem?: FileProblem;
}

/** Letterboxd's and Trakt's files say by their names alone what their rows are. */
const SEEN_FILE = /(?<!un|not[ _-]?)(watched|seen)|diary|rating|history/i;

/**
 * The titles of a table (commas, semicolons or tabs between its cells), by what its headings call its columns.
 * @param file its name, and in an archive its path
 */
export function readTable(file: string, text: string): Table {
  const { lines, faults } = csvLines(text);
  const heading = Math.max(
    0,
    findHeading(lines, (cells) => findColumns(cells).size),
  );
  const [header, ...rows] = lines.slice(heading);
  const [first] = lines;
  // Letterboxd's lists begin with lines about the list.
  if (heading > 0 && first && header && !/^Letterboxd list export/i.test(first.cells[0] ?? ''))
    faults.push({
      line: first.line,
      text: `The headings of the columns are in line ${header.line}: what stands above them is not read.`,
      isRest: true,
    });
  if (!header) return { listed: [], faults, problem: 'noRows' };
  const columns = findColumns(header.cells);
  if (!['title', 'originalTitle', 'imdb', 'tmdb'].some((column) => columns.has(column as 'title')))
    return { listed: [], faults, problem: 'noColumns' };
  const list: ListName = SEEN_FILE.test(file.replace(/.*\//, '')) ? 'watched' : 'watchlist';
  const listed = rows.flatMap(({ line, cells }) => {
    const leaveOut = (why: string) => {
      faults.push({ line, text: `${why}: the row is left out.` });
      return [];
    };
    // A title with a comma and without quotes would be read as another title.
    if (cells.slice(header.cells.length).some((cell) => cell.trim() !== ''))
      return leaveOut('It has more cells than the headings');
    const row = readRow(cells, columns, list);
    return row === null ? leaveOut('It names no title') : [{ ...row, file, line }];
  });
  return { listed, faults, ...(listed.length === 0 && { problem: 'noRows' }) };
}
