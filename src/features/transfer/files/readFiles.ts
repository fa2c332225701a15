import type { BroughtData } from '@/domain/viewerData/viewerData';
import { joinNames } from '@/i18n/joinTexts';
import { plural, t, tStored } from '@/i18n/t';
import type { CsvFault } from '@/lib/csvLines';
import { isRecord } from '@/lib/json';
import { delay } from '@/lib/time';
import { readViewerFile } from '@/persistence/viewerFile';
import { joinBrought } from '../joinBrought';
import type { ListedTitle } from '../lists/listedTitle';
import { readTable } from '../lists/readTable';
import { contentKind, decoded } from './contentKind';
import type { FileProblem } from './fileProblems';
import { FILE_PROBLEMS } from './fileProblems';
import { unzip } from './unzip';

/** The combined content of several files. */
export interface ReadFiles {
  data: BroughtData;
  listed: ListedTitle[];
  /** The number of rows that could not be read. `problems` has their lines. */
  unreadable: number;
  /** The messages for rejected files and rows. Each begins with the name of the file. */
  problems: string[];
}

type Content = { data: BroughtData } | { problem: FileProblem };

const problemOf = (file: string, problem: string): string => t('{file}: {problem}', { file, problem });

/** @param problem begins with the lines */
const problemIn = (file: string, problem: string): string => t('{file}, {problem}', { file, problem });

const MAX_BYTES = 20 * 1024 * 1024;
const MAX_LINES = 20;

/**
 * The lists in Letterboxd's archive, at its root or in its only folder. Other folders contain likes and deleted lists.
 */
const LIST_IN_ARCHIVE =
  /(?:^|(?<!(?:^|\/)(?:deleted|orphaned|likes|lists))\/)(?:watchlist|watched|ratings|diary)\.csv$/i;

/**
 * Other tables in an archive, except those that Letterboxd and operating systems add: comments, a profile, deleted
 * lists.
 */
const OTHER_TABLE =
  /^(?!__MACOSX\/)(?!(?:.*\/)?(?:deleted|orphaned|likes)\/)(?!(?:.*\/)?(?:profile|comments|reviews)\.csv$).*\.(?:csv|tsv)$/i;

/** Reads Kinora's own exports, tables of titles, and archives of tables. Never rejects. */
export async function readFiles(files: readonly File[]): Promise<ReadFiles> {
  const read: ReadFiles = { data: {}, listed: [], unreadable: 0, problems: [] };
  for (const file of files) {
    const content = await readFile(file, read).catch((): Content => ({ problem: 'unreadable' }));
    if ('problem' in content) read.problems.push(problemOf(file.name, FILE_PROBLEMS[content.problem]));
    else read.data = joinBrought(read.data, content.data);
    await delay(0);
  }
  return read;
}

async function readFile(file: File, read: ReadFiles): Promise<Content> {
  if (file.size === 0) return { problem: 'empty' };
  if (file.size > MAX_BYTES) return { problem: 'tooLarge' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = contentKind(bytes);
  if (kind === 'json') return readJson(read, file.name, decoded(bytes));
  if (kind === 'table') return addTable(read, file.name, bytes);
  if (kind !== 'archive') return { problem: kind };
  const others: string[] = [];
  const names: string[] = [];
  const lists = await unzip(bytes, (name) => {
    const isWanted = LIST_IN_ARCHIVE.test(name);
    names.push(name);
    if (!isWanted && OTHER_TABLE.test(name)) others.push(name);
    return isWanted;
  });
  if (lists.length > 0 && others.length > 0) read.problems.push(problemOf(file.name, othersText(others)));
  let isAnyRead = false;
  for (const { name, bytes: list } of lists) {
    const content = list === null ? { problem: 'unreadable' as const } : addTable(read, name, list);
    if (!('problem' in content)) isAnyRead = true;
    // Letterboxd includes empty lists, too.
    else if (content.problem !== 'noRows') read.problems.push(problemOf(name, FILE_PROBLEMS[content.problem]));
  }
  return isAnyRead ? { data: {} } : { problem: archiveProblem(names) };
}

/** Files of Excel, LibreOffice and Numbers are archives. */
const SPREADSHEET_PART = /^(?:xl\/workbook\.|content\.xml$|Index\/Document\.iwa$)/i;

function archiveProblem(names: readonly string[]): FileProblem {
  if (names.some((name) => SPREADSHEET_PART.test(name))) return 'spreadsheet';
  const has = (ending: RegExp) => names.some((name) => ending.test(name));
  return has(/\.json$/i) && !has(/\.(?:csv|tsv|txt)$/i) ? 'jsonArchive' : 'archive';
}

/** Adds the titles of a table, and a message for each kind of row that could not be read. */
function addTable(read: ReadFiles, path: string, bytes: Uint8Array): Content {
  const { listed, faults, undated, problem } = readTable(path, decoded(bytes));
  for (const one of listed) read.listed.push(one);
  read.unreadable += faults.filter(({ isRest }) => isRest !== true).length;
  read.problems.push(...faultTexts(faults).map((text) => problemIn(path, text)));
  if (undated.length > 0) read.problems.push(problemIn(path, undatedText(undated)));
  return problem === undefined ? { data: {} } : { problem };
}

/** Returns messages such as `lines 3, 7: Unmatched quotes: the row is left out.` */
function faultTexts(faults: readonly CsvFault[]): string[] {
  const linesOf = new Map<string, number[]>();
  for (const { line, text } of faults) {
    const lines = linesOf.get(text) ?? [];
    lines.push(line);
    linesOf.set(text, lines);
  }
  return Array.from(linesOf, ([text, lines]) =>
    t('{lines}: {problem}', { lines: linesText(lines), problem: tStored(text) }),
  );
}

function linesText(lines: readonly number[]): string {
  const shown = joinNames(lines.slice(0, MAX_LINES).map(String));
  const more = lines.length - MAX_LINES;
  return more > 0
    ? plural(more, 'line {lines} and {count} more', 'line {lines} and {count} more', { lines: shown })
    : plural(lines.length, 'line {lines}', 'line {lines}', { lines: shown });
}

const undatedText = (lines: readonly number[]): string =>
  plural(
    lines.length,
    '{lines}: Cannot read the date of {count} row. Rows without another date get today’s date. Write dates as 2024-03-12.',
    '{lines}: Cannot read the date of {count} rows. Rows without another date get today’s date. Write dates as 2024-03-12.',
    { lines: linesText(lines) },
  );

async function readJson(read: ReadFiles, name: string, text: string): Promise<Content> {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return { problem: 'brokenJson' };
  }
  const file = await readViewerFile(json);
  if ('data' in file) {
    read.problems.push(...lostEntries(json, file.data).map((lost) => problemOf(name, lost)));
    return file;
  }
  return { problem: file.problem === 'newer' ? 'newer' : 'foreignJson' };
}

const lostFromWatchlist = (count: number) =>
  plural(
    count,
    '{count} entry of the watchlist left out: repeated or unreadable.',
    '{count} entries of the watchlist left out: repeated or unreadable.',
  );

const lostFromHistory = (count: number) =>
  plural(
    count,
    '{count} entry of the viewing history left out: repeated or unreadable.',
    '{count} entries of the viewing history left out: repeated or unreadable.',
  );

/** Returns messages with the number of entries that an export contains but that could not be read. */
function lostEntries(json: unknown, { watchlist = [], progress = [] }: BroughtData): string[] {
  if (!isRecord(json)) return [];
  const played = isRecord(json.progress) ? json.progress.entries : [];
  const lists = [
    [lostFromWatchlist, json.watchlist, watchlist],
    [lostFromHistory, played, progress],
  ] as const;
  return lists.flatMap(([text, written, read]) => {
    const lost = Array.isArray(written) ? written.length - read.length : 0;
    return lost > 0 ? [text(lost)] : [];
  });
}

const MAX_NAMES = 5;

function othersText(names: readonly string[]): string {
  const shown = joinNames(names.slice(0, MAX_NAMES));
  const more = names.length > MAX_NAMES ? ' …' : '';
  return plural(
    names.length,
    '{count} other table in it is skipped ({names}). Unpack the archive to import them.',
    '{count} other tables in it are skipped ({names}). Unpack the archive to import them.',
    { names: shown + more },
  );
}
