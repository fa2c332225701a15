import type { CsvColumn } from './csvColumns';
import { csvColumn } from './csvColumns';
import type { CsvFault } from '@/lib/csvLines';
import { csvLines } from '@/lib/csvLines';
import type { CsvTable } from './csvRow';
import { readCsvRow } from './readCsvRow';

const NO_COLUMN = 'The first row names no column that is known: title, year, file, imdb …';

/**
 * A table of films: commas, semicolons or tabs between its cells, its columns in any order under names as people write
 * them, lists of IMDb's own among them. A row must name what it is of: a file, an id or a title.
 */
export function readCsv(text: string): CsvTable {
  const { lines, faults } = csvLines(text);
  const [head, ...body] = lines;
  const columns = readHead(head?.cells ?? []);
  if (head === undefined) return { rows: [], faults };
  if (columns.size === 0) {
    return { rows: [], faults: [{ line: head.line, text: NO_COLUMN }, ...faults] };
  }
  const read = body.map((row) => (row.cells.length > head.cells.length ? tooMany(row.line) : readCsvRow(row, columns)));
  return {
    rows: read.flatMap(({ row }) => row ?? []),
    faults: [...faults, ...read.flatMap((one) => one.faults)].sort((a, b) => a.line - b.line),
  };
}

/** The first of two columns of a name counts. */
function readHead(cells: readonly string[]): Map<CsvColumn, number> {
  const columns = new Map<CsvColumn, number>();
  for (const [index, cell] of cells.entries()) {
    const column = csvColumn(cell);
    if (column !== undefined && !columns.has(column)) columns.set(column, index);
  }
  return columns;
}

const tooMany = (line: number): { row: null; faults: CsvFault[] } => ({
  row: null,
  faults: [{ line, text: 'It has more cells than the first row: is a text with a comma without its quotes?' }],
});
