import { parse } from 'papaparse';
import { msg } from './msg';

export interface CsvLine {
  /** The number of its first line, from 1. */
  line: number;
  cells: string[];
}

/** An error in a row, or in one of its cells. */
export interface CsvFault {
  line: number;
  text: string;
  /** True if no rows from this line on are read. */
  isRest?: true;
}

const MAX_LENGTH = 20_000_000;
const MAX_ROWS = 50_000;

/** The limit of broken rows. Each can hide the rest of the file from the parser, which then reads that rest again. */
const MAX_BROKEN_ROWS = 50;

const BROKEN_ROW = msg('Unmatched quotes: the row is left out.');
const TOO_BROKEN = msg('Too many rows have unmatched quotes: the remaining rows are skipped.');
const TOO_LONG = msg('The table is too long: the remaining rows are skipped. Split it into several files.');

const LINE_END = /\r\n|\r|\n/;

/** Matches a first line that tells Excel the separator of the cells. */
const EXCEL_SEPARATOR = /^"?sep=([^\r\n"]|\\t)"?[ \t]*(?:\r\n|\r|\n|$)/i;

/** Returns the rows of a table that are not empty, with their line numbers. A text in quotes may span several lines. */
export function csvLines(text: string): { lines: CsvLine[]; faults: CsvFault[] } {
  const lines: CsvLine[] = [];
  const faults: CsvFault[] = [];
  const source = text.replace(/^\ufeff+/, '');
  const [head = '', separator] = EXCEL_SEPARATOR.exec(source) ?? [];
  const rows = source.slice(head.length);
  const delimiter = (separator === '\\t' ? '\t' : separator) ?? guessSeparator(rows);
  const quoteChar = hasSingleQuotes(rows) ? "'" : '"';
  let at = head.length;
  let line = 1 + lineEnds(head, 0, at);
  let brokenRows = 0;
  let end = source.length;
  const stop = (fault: string) => {
    end = at;
    if (/\S/.test(source.slice(at))) faults.push({ line, text: fault, isRest: true });
  };
  while (at < end) {
    const start = at;
    parse<string[]>(source.slice(start), {
      delimiter,
      quoteChar,
      step: ({ data, errors, meta }, parser) => {
        const isBroken = errors.some(({ type }) => type === 'Quotes');
        const next = isBroken ? nextLine(source, at) : start + meta.cursor;
        if (isBroken) faults.push({ line, text: BROKEN_ROW });
        else if (data.some((cell) => cell.trim() !== '')) lines.push({ line, cells: data });
        line += lineEnds(source, at, next);
        at = next;
        if (isBroken) brokenRows += 1;
        if (brokenRows >= MAX_BROKEN_ROWS) stop(TOO_BROKEN);
        else if (lines.length > MAX_ROWS || at > MAX_LENGTH) stop(TOO_LONG);
        // A quote without an end includes the following rows, so the parser starts again at the next line.
        if (isBroken || at >= end) parser.abort();
      },
    });
    if (at === start) break;
  }
  return { lines, faults };
}

const SEPARATORS = [',', ';', '\t', '|'];

/** Returns the first lines of a text, each cut to 2,000 characters. */
const firstLines = (text: string): string[] => text.split(LINE_END, 10).map((line) => line.slice(0, 2000));

/** Guesses the separator of the cells. */
function guessSeparator(text: string): string {
  // Without `skipEmptyLines`, the parser counts an empty line, the last one included, as a row of one cell.
  const { meta, errors } = parse(text, { preview: 1, skipEmptyLines: 'greedy', delimitersToGuess: SEPARATORS });
  if (!errors.some(({ code }) => code === 'UndetectableDelimiter')) return meta.delimiter;
  // If a table of two columns has incomplete rows, or lines about the list above it, its headings show the separator.
  const lines = firstLines(text);
  const heads = lines.filter((_, index) => (lines[index - 1] ?? '').trim() === '');
  const cellsOf = (separator: string) => Math.max(...heads.map((head) => head.split(separator).length));
  return SEPARATORS.reduce((best, separator) => (cellsOf(separator) > cellsOf(best) ? separator : best));
}

const SINGLE_QUOTED_CELL = /(?<=^|[,;\t|])'(?:[^']|'')*'(?=[,;\t|]|$)/g;

/**
 * Returns whether the cells are in single quotes: those of the headings, or some of each row. Apostrophes do not count.
 */
function hasSingleQuotes(text: string): boolean {
  const lines = firstLines(text).filter((line) => line.trim() !== '');
  const isQuoted = (line: string) => line.search(SINGLE_QUOTED_CELL) !== -1;
  const isWhole = (line: string) => !/"|(?:^|[,;\t|])'/.test(line.replace(SINGLE_QUOTED_CELL, ''));
  const [headings = '', ...rows] = lines;
  return lines.every(isWhole) && (isQuoted(headings) || (rows.length > 0 && rows.every(isQuoted)));
}

/**
 * Returns the index of the row of headings. Exports of other sites have some lines about the list before it, and an
 * empty line.
 * @param countKnown returns how many cells of a row are known headings
 */
export function findHeading(lines: readonly CsvLine[], countKnown: (cells: readonly string[]) => number): number {
  const scores = lines.slice(0, 10).map(({ line, cells }, index) => {
    const known = countKnown(cells);
    const isAfterGap = line > (lines[index - 1]?.line ?? line) + 1;
    return known > 1 && isAfterGap ? known + 0.5 : known;
  });
  return scores.indexOf(Math.max(...scores));
}

/** Returns the index at which the next line starts. */
function nextLine(text: string, from: number): number {
  const end = new RegExp(LINE_END, 'g');
  end.lastIndex = from;
  return end.exec(text) === null ? text.length : end.lastIndex;
}

/** Counts the line ends in a part of a text. A `\r\n` counts at its `\n`, so the parts can be cut anywhere. */
function lineEnds(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at += 1)
    if (text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n')) count += 1;
  return count;
}
