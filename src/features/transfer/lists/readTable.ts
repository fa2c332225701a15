import { t } from '@/i18n/t';
import type { CsvFault, CsvLine } from '@/lib/csvLines';
import { csvLines, findHeading } from '@/lib/csvLines';
import { dayPlace } from '@/lib/dayPlace';
import { normalizeForSearch } from '@/lib/searchText';
import type { FileProblem } from '../files/fileProblems';
import type { Column, Columns } from './columns';
import { answerOf, findColumns, isDayFirstHeading, isOwnRatingHeading } from './columns';
import type { ListedTitle, ListName } from './listedTitle';
import type { RowContext } from './readRow';
import { DATES, readRow } from './readRow';

interface Table {
  listed: ListedTitle[];
  /** The rows that could not be read. */
  faults: CsvFault[];
  /** The lines of rows with a date that cannot be read. */
  undated: number[];
  /** The reason why nothing was read. */
  problem?: FileProblem;
}

/**
 * Names of files with titles that the viewer still wants to see. Some contain the words of the other list: "to be
 * watched".
 */
const TO_SEE_FILE = new RegExp(
  [
    'watch ?list',
    'un(?:watched|seen)|ungesehen',
    String.raw`\b(?:to|yet to) ?(?:be ?)?(?:watch|see)`,
    String.raw`\b(?:not|never|havent|didnt) ?(?:yet |been )*(?:watch|see)`,
    String.raw`\bnicht (?:schon )?gesehen|\bmerkliste\b`,
    String.raw`\b(?:pas|non|jamais) (?:encore )?vue?s?\b|\ba voir\b`,
    String.raw`\b(?:no|sin) (?:vist[oa]s?|ver)\b|\bpor ver\b|\bpendientes?\b`,
  ].join('|'),
);

/** Names of files whose rows were seen. Files of Letterboxd, Trakt and Netflix show this in their names only. */
const SEEN_FILE =
  /watched|seen|diary|history|viewing ?activity|gesehen|verlauf|\bvue?s?\b|historique|\bvist[oa]s?\b|historial/;

const RATING_FILE = /rating|bewertung/;

/** Returns the words of a file name such as `Movies to be seen.csv`, folded. */
const wordsOfFile = (file: string): string =>
  normalizeForSearch(file.replace(/.*\//, '').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ');

/** Returns the list of a table by the words of its file name. */
function listOfFile(words: string, columns: Columns): ListName {
  if (TO_SEE_FILE.test(words)) return 'watchlist';
  // If there is a column of ratings, a row without a rating is not rated.
  const isSeen = SEEN_FILE.test(words) || (RATING_FILE.test(words) && !columns.has('rating'));
  return isSeen ? 'watched' : 'watchlist';
}

/**
 * Returns the titles of a table with commas, semicolons or tabs between its cells. The headings identify the columns.
 * @param file the name of the file, or its path in an archive
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
      text: t('The column headings are in line {line}: the lines above are skipped.', { line: header.line }),
      isRest: true,
    });
  if (!header) return { listed: [], faults, undated: [], problem: 'noRows' };
  const columns = findColumns(header.cells);
  if (!['title', 'originalTitle', 'imdb', 'tmdb'].some((column) => columns.has(column as 'title')))
    return { listed: [], faults, undated: [], problem: 'noColumns' };
  const context = contextOf(file, header.cells, rows);
  const undated: number[] = [];
  const listed = rows.flatMap(({ line, cells }) => {
    const leaveOut = (text: string) => {
      faults.push({ line, text });
      return [];
    };
    // A title with a comma and without quotes would be read as another title.
    if (cells.slice(header.cells.length).some((cell) => cell.trim() !== ''))
      return leaveOut(t('More cells than headings: the row is left out.'));
    const read = readRow(cells, context);
    if ('fault' in read) return leaveOut(read.fault);
    if (read.isDateUnread) undated.push(line);
    return [{ ...read.row, file, line }];
  });
  return { listed, faults, undated, ...(listed.length === 0 && { problem: 'noRows' }) };
}

function contextOf(file: string, header: readonly string[], rows: readonly CsvLine[]): RowContext {
  const columns = findColumns(header);
  const cellsOf = (column: Column) => rows.map(({ cells }) => cells[columns.get(column) ?? -1]?.trim() ?? '');
  const isDayFirst = (column: Column) => {
    const place = dayPlace(cellsOf(column));
    return place === 'unknown' ? isDayFirstHeading(header[columns.get(column) ?? -1] ?? '') : place === 'first';
  };
  // If a column contains yes or no, an empty cell of it is a no, whatever the name of the file.
  const isAnswered = cellsOf('isSeen').some((cell) => answerOf(cell) !== undefined);
  const words = wordsOfFile(file);
  return {
    columns,
    fallback: isAnswered ? 'watchlist' : listOfFile(words, columns),
    hasOwnRatings: RATING_FILE.test(words) || isOwnRatingHeading(header[columns.get('rating') ?? -1] ?? ''),
    daysFirst: new Set(DATES.watched.filter(isDayFirst)),
  };
}
