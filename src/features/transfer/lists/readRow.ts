import { readReference } from '@/domain/query/readReference';
import type { TitleKind } from '@/domain/title/title';
import { readTimestamp, readYear } from '@/lib/date';
import { cleanText } from '@/lib/text';
import type { Column, Columns } from './columns';
import type { ListedTitle, ListName } from './listedTitle';

const MAX = { title: 300, cell: 300 } as const;

/** Other sites' words for what a title is, folded as column names are. */
const KINDS: Partial<Record<string, TitleKind>> = {
  movie: 'movie',
  film: 'movie',
  feature: 'movie',
  tvmovie: 'movie',
  short: 'movie',
  tvshort: 'movie',
  video: 'movie',
  tvspecial: 'movie',
  tv: 'tv',
  show: 'tv',
  series: 'tv',
  tvshow: 'tv',
  tvseries: 'tv',
  tvminiseries: 'tv',
  miniseries: 'tv',
};

const FOREIGN_KINDS = new Set([
  'tvepisode',
  'episode',
  'season',
  'videogame',
  'game',
  'podcastseries',
  'podcastepisode',
  'musicvideo',
  'person',
]);

const SEEN_WORDS = /^(watched|seen|completed|finished|done)$/i;

/** A row as one of a list; null where it names nothing. */
export function readRow(
  cells: readonly string[],
  columns: Columns,
  fallback: ListName,
): Omit<ListedTitle, 'file' | 'line'> | null {
  const cell = (column: Column) => cleanText(cells[columns.get(column) ?? -1], MAX.cell);
  const { name, year: yearInName } = nameAndYear(plain(cell('title')) || plain(cell('originalTitle')));
  const imdb = reference(cell('imdb'), 'imdb');
  const tmdb = reference(/^\d+$/.test(cell('tmdb')) ? `tmdb:${cell('tmdb')}` : cell('tmdb'), 'tmdb');
  if (name === '' && imdb === null && tmdb === null) return null;

  const said = cell('kind')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  const seen = readDay(cell('seen'));
  const rated = readDay(cell('rated'));
  // A list with positions is a list, whatever was rated of it. TMDB fills "Date Rated" in its watchlist, too.
  const isRated = /[1-9a-z\u2605]/i.test(cell('rating')) && !columns.has('position');
  const isSeen = SEEN_WORDS.test(cell('list')) || isRated || (seen !== null && !columns.has('position'));
  const list = isSeen ? 'watched' : fallback;
  return {
    title: name,
    year: readYear(cell('year')) ?? yearInName,
    imdb: imdb?.site === 'imdb' ? imdb.id : null,
    tmdb: tmdb?.site === 'tmdb' ? tmdb.id : null,
    kind: KINDS[said] ?? (tmdb?.site === 'tmdb' && tmdb.kind !== 'person' ? tmdb.kind : null),
    list,
    at: (list === 'watched' ? (seen ?? rated) : null) ?? readDay(cell('added')) ?? rated,
    foreignKind: FOREIGN_KINDS.has(said) ? cell('kind') : null,
  };
}

/** A day that stands before its month is told by dots, or by its number. */
const readDay = (text: string): string | null =>
  readTimestamp(
    text.replace(
      /^(\d\d?)(?:\.(\d\d?)\.|\/(\d\d?)\/)(\d{4})/,
      (whole, day: string, ofDots, ofSlashes, year: string) => {
        const month = String(ofDots ?? ofSlashes);
        const isDayFirst = ofDots !== undefined || Number(day) > 12;
        return isDayFirst ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : whole;
      },
    ),
  );

/** Spreadsheets are told by a mark before it that a cell which begins like a formula is a text. */
const plain = (text: string) => text.replace(/^'(?=[=+\-@])/, '');

function reference(text: string, site: 'imdb' | 'tmdb') {
  const found = readReference(text);
  // People have numbers there as well.
  const isTitle = found?.site === site && (found.site === 'tmdb' ? found.kind !== 'person' : found.id.startsWith('tt'));
  return isTitle ? found : null;
}

/** `Heat (1995)`, as many write it where there is no column for the year. */
function nameAndYear(text: string): { name: string; year: number | null } {
  const [, name = '', digits] = /^(.+?)\s*\((\d{4})\)$/u.exec(text) ?? [];
  const year = readYear(digits);
  return year === null ? { name: text.slice(0, MAX.title), year } : { name, year };
}
