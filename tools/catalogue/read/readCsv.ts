import type { CsvFault, CsvLine } from '@/lib/csvLines';
import { counted } from '@/lib/formats/numbers';
import { csvLines, findHeading } from '@/lib/csvLines';
import { dayPlace } from '@/lib/dayPlace';
import { csvRating, isAmbiguousDate } from './csvCells';
import type { CsvColumn } from './csvColumns';
import { csvColumn, isAmbiguousHeading, unknownColumns } from './csvColumns';
import type { CsvTable, CsvHead } from './csvRow';
import { readCsvRow } from './csvRow';

const NO_COLUMN = 'The first row has no known column names. Write them there: title, year, genres, overview …';

const NOT_FIRST = 'The column names are in this row. The rows above it are ignored.';

/**
 * Reads a table of titles. Cells are separated by commas, semicolons or tabs. Columns have any order and their usual
 * names in English, German, French or Spanish, or those of an IMDb export. A row must name a file, an id or a title.
 */
export function readCsv(text: string): CsvTable {
  const { lines, faults } = csvLines(text);
  const heading = findHeading(lines, (cells) => new Set(cells.flatMap((cell) => csvColumn(cell) ?? [])).size);
  const [first, ...body] = lines.slice(Math.max(0, heading));
  if (first === undefined) return { rows: [], faults };
  const columns = readColumns(first, body);
  if (columns.size === 0) return { rows: [], faults: [{ line: first.line, text: NO_COLUMN }, ...faults] };
  const cellsOf = (column: CsvColumn) =>
    (columns.get(column) ?? []).flatMap((index) => body.map(({ cells }) => cells[index] ?? ''));
  const dates = [...cellsOf('date'), ...cellsOf('year'), ...cellsOf('added')];
  const head: CsvHead = { columns, days: dayPlace(dates) };
  const read = body.map((row) => (hasMoreCells(row, first) ? tooMany(row.line) : readCsvRow(row, head)));
  return {
    rows: read.flatMap(({ row }) => row ?? []),
    faults: [
      ...(heading > 0 ? [{ line: first.line, text: NOT_FIRST }] : []),
      ...headFaults(first, columns),
      ...(head.days === 'unknown' ? ambiguousDates(first, dates) : []),
      ...faults,
      ...read.flatMap((one) => one.faults),
    ].sort((a, b) => a.line - b.line),
  };
}

function readColumns({ cells }: CsvLine, body: readonly CsvLine[]): Map<CsvColumn, number[]> {
  const columns = new Map<CsvColumn, number[]>();
  for (const [index, heading] of cells.entries()) {
    const column = isAmbiguousHeading(heading) ? ratingColumn(index, body) : csvColumn(heading);
    if (column !== undefined) columns.set(column, [...(columns.get(column) ?? []), index]);
  }
  return columns;
}

const ratingColumn = (index: number, body: readonly CsvLine[]): 'rating' | undefined =>
  body.some(({ cells }) => csvRating(cells[index]?.trim() ?? '') !== undefined) ? 'rating' : undefined;

function headFaults({ line, cells }: CsvLine, columns: ReadonlyMap<CsvColumn, readonly number[]>): CsvFault[] {
  const read = new Set([...columns.values()].flat());
  const text = unknownColumns(cells.filter((heading, index) => !read.has(index) && !isAmbiguousHeading(heading)));
  return text === null ? [] : [{ line, text }];
}

function ambiguousDates({ line }: CsvLine, dates: readonly string[]): CsvFault[] {
  const found = dates.filter(isAmbiguousDate);
  if (found.length === 0) return [];
  const text = `“${found[0] ?? ''}”${found.length > 1 ? ` and ${counted(found.length - 1, 'more date')}` : ''} can be read in two ways, so only the year is used. Write dates as 1999-03-12.`;
  return [{ line, text }];
}

/** Returns whether a row has more cells than the heading. Empty cells at its end do not count. */
const hasMoreCells = ({ cells }: CsvLine, head: CsvLine): boolean =>
  cells.slice(head.cells.length).some((cell) => cell.trim() !== '');

const tooMany = (line: number): { row: null; faults: CsvFault[] } => ({
  row: null,
  faults: [{ line, text: 'More cells than the first row. Is a text with a comma missing its quotes?' }],
});
