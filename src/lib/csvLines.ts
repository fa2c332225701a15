import { parse } from 'papaparse';

export interface CsvLine {
  /** Where it begins, from 1. */
  line: number;
  cells: string[];
}

/** What is wrong with a row, or with one of its cells. */
export interface CsvFault {
  line: number;
  text: string;
}

const MAX_LENGTH = 20_000_000;
const MAX_ROWS = 50_000;

/** The rows of a table that are not empty, and where each begins: a text in quotes may go over several lines. */
export function csvLines(text: string): { lines: CsvLine[]; faults: CsvFault[] } {
  const lines: CsvLine[] = [];
  const faults: CsvFault[] = [];
  const source = text.replace(/^\ufeff+/, '').slice(0, MAX_LENGTH);
  let line = 1;
  let read = 0;
  parse<string[]>(source, {
    delimitersToGuess: [',', ';', '\t', '|'],
    step: ({ data, errors, meta }, parser) => {
      if (errors.some(({ type }) => type === 'Quotes')) faults.push({ line, text: 'Its quotes do not match.' });
      else if (data.some((cell) => cell.trim() !== '')) lines.push({ line, cells: data });
      line += lineEnds(source, read, meta.cursor);
      read = meta.cursor;
      if (lines.length > MAX_ROWS) {
        faults.push({ line, text: `Only ${MAX_ROWS} rows are read.` });
        parser.abort();
      }
    },
  });
  return { lines, faults };
}

/** How many line ends a part of a text has; one of two characters counts where it ends, wherever the part was cut. */
function lineEnds(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at += 1)
    if (text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n')) count += 1;
  return count;
}
