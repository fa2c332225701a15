import { readReference } from '@/domain/query/readReference';
import { t } from '@/i18n/t';
import { readYear } from '@/lib/date';
import { normalizeForSearch } from '@/lib/searchText';
import { cleanText } from '@/lib/text';
import type { Column, Columns } from './columns';
import type { ListedTitle, ListName } from './listedTitle';
import { readDay } from './readDay';
import { answerOf, isFilled, isForeignKind, isRating, isWordRating, kindOf, statusOf } from './columns';

const MAX = { title: 300, cell: 300 } as const;

/** The facts of a table that all of its rows share. */
export interface RowContext {
  columns: Columns;
  /** The list of a row that does not say which. */
  fallback: ListName;
  /** Whether the ratings are the viewer's own, so that a word in their column is a rating as well. */
  hasOwnRatings: boolean;
  /** The columns whose dates have the day before the month. */
  daysFirst: ReadonlySet<Column>;
}

type Row = Omit<ListedTitle, 'file' | 'line'>;

type RowResult =
  | { row: Row; isDateUnread: boolean }
  /** The reason why the row cannot be read. */
  | { fault: string };

const SEASON = '(?:season|series|staffel|saison|temporada|stagione|seizoen|sasong|sæson|sesong|sezon|kausi) \\d{1,3}';
const ONLY_SEASON = '(?:limited series|mini-?series?|mini-?serie|serie limitada)';

/**
 * Patterns for the name of an episode or a season, folded: `show: season 4: name`, `show s01e02`, `show: name (episode
 * 2)`.
 */
const EPISODE_NAMES: readonly (readonly ['season' | 'episode', RegExp])[] = [
  ['season', new RegExp(`: ${SEASON}$`)],
  ['episode', new RegExp(`: (?:${SEASON}|${ONLY_SEASON}) ?: .`)],
  ['episode', /\((?:episode|folge|episodio|capitulo) \d{1,4}\)$/],
  ['episode', /.\bs\d{1,2} ?e\d{1,3}\b/],
];

const SEASON_NUMBER = /^(?:s|season|staffel|saison|temporada)?\s*0*[1-9]\d?$/i;

/** Reads a row as a title of one of Kinora’s lists. */
export function readRow(cells: readonly string[], context: RowContext): RowResult {
  const { columns, fallback, daysFirst } = context;
  const cell = (column: Column) => cleanText(cells[columns.get(column) ?? -1], MAX.cell);
  const { name, year: yearInName } = nameAndYear(plain(cell('title')) || plain(cell('originalTitle')));
  const imdb = reference(cell('imdb'), 'imdb');
  const tmdb = reference(/^\d+$/.test(cell('tmdb')) ? `tmdb:${cell('tmdb')}` : cell('tmdb'), 'tmdb');
  if (name === '' && imdb === null && tmdb === null) return { fault: t('No title: the row is left out.') };

  const list = listOf(cell, context) ?? fallback;
  if (list === 'dropped') return { fault: t('Marked as dropped: the row is left out.') };
  const foreignKind = foreignKindOf(cell, name);
  const { at, isUnread } = dateOf(cell, list, daysFirst);
  return {
    row: {
      title: name,
      year: readYear(/(?<!\d)\d{4}(?!\d)/.exec(cell('year'))?.[0]) ?? yearInName,
      imdb: imdb?.site === 'imdb' ? imdb.id : null,
      tmdb: tmdb?.site === 'tmdb' ? tmdb.id : null,
      kind: kindOf(cell('kind')) ?? (tmdb?.site === 'tmdb' && tmdb.kind !== 'person' ? tmdb.kind : null),
      list,
      at,
      foreignKind,
    },
    isDateUnread: isUnread && foreignKind === null,
  };
}

type Cell = (column: Column) => string;

/** Returns the list of a row: by its status, then by an answer below "Watched", then by a rating or a day. */
function listOf(cell: Cell, { columns, hasOwnRatings }: RowContext): ListName | 'dropped' | undefined {
  const status = statusOf(cell('list')) ?? answerOf(cell('isSeen')) ?? answerOf(cell('seen'));
  if (status !== undefined) return status;
  // A list with positions is not a history, even if it has ratings. TMDB fills "Date Rated" in its watchlist, too.
  if (columns.has('position')) return undefined;
  const isRated = isRating(cell('rating')) || (hasOwnRatings && isWordRating(cell('rating')));
  const isSeen = isRated || isFilled(cell('seen')) || isFilled(cell('isSeen'));
  return isSeen ? 'watched' : undefined;
}

/** Returns the kind if Kinora does not support it, and null for movies and series. */
function foreignKindOf(cell: Cell, name: string): string | null {
  const [kind, extra, episode, season] = [cell('kind'), cell('extra'), cell('episode'), cell('season')];
  if (isForeignKind(kind)) return kind;
  if (isFilled(extra)) return isForeignKind(extra) ? extra : 'extra';
  if (kindOf(kind) === 'movie') return null;
  if (isFilled(episode) && !/^0+$/.test(episode)) return 'episode';
  if (SEASON_NUMBER.test(season)) return 'season';
  const written = normalizeForSearch(name);
  return EPISODE_NAMES.find(([, form]) => form.test(written))?.[0] ?? null;
}

/** The columns with the date of a row. The most likely come first. */
export const DATES: Record<ListName, readonly Column[]> = {
  watched: ['seen', 'isSeen', 'rated', 'added'],
  watchlist: ['added', 'rated'],
};

/** Returns the first date that can be read, and whether an earlier column has an unreadable one. */
function dateOf(cell: Cell, list: ListName, daysFirst: ReadonlySet<Column>): { at: string | null; isUnread: boolean } {
  let isUnread = false;
  for (const column of DATES[list]) {
    const text = cell(column);
    const at = readDay(text, daysFirst.has(column));
    if (at !== null) return { at, isUnread };
    isUnread ||= isFilled(text) && answerOf(text) === undefined;
  }
  return { at: null, isUnread };
}

/** Removes the apostrophe that marks a cell as text in spreadsheets if it begins like a formula. */
const plain = (text: string) => text.replace(/^'(?=[=+\-@])/, '');

function reference(text: string, site: 'imdb' | 'tmdb') {
  const found = readReference(text);
  // People have ids on these sites as well.
  const isTitle = found?.site === site && (found.site === 'tmdb' ? found.kind !== 'person' : found.id.startsWith('tt'));
  return isTitle ? found : null;
}

/** Splits a name such as `Heat (1995)`, which is common in tables without a column for the year. */
function nameAndYear(text: string): { name: string; year: number | null } {
  const [, name = '', digits] = /^(.+?)\s*\((\d{4})\)$/u.exec(text) ?? [];
  const year = readYear(digits);
  return year === null ? { name: text.slice(0, MAX.title), year } : { name, year };
}
