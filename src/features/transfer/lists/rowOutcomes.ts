import { titleKey } from '@/domain/title/title';
import type { ViewerData } from '@/domain/viewerData/viewerData';
import { joinNames } from '@/i18n/joinTexts';
import { plural, t } from '@/i18n/t';
import { named } from '../describeChange';
import type { Brought } from '../transferStep';
import type { ListedTitle } from './listedTitle';

/** The rows of the files by their outcome. Every row is in exactly one group. */
export interface RowOutcomes {
  added: ListedTitle[];
  known: ListedTitle[];
  repeated: ListedTitle[];
  /** The list has no room for these rows. */
  notKept: ListedTitle[];
  notFound: ListedTitle[];
  /** The number of rows that could not be read. The problems have their lines. */
  unreadable: number;
}

export function rowOutcomes(
  { taken, repeated, leftOut, unreadable }: Pick<Brought, 'taken' | 'repeated' | 'leftOut' | 'unreadable'>,
  before: ViewerData,
  after: ViewerData,
): RowOutcomes {
  const [old, now] = [keysOf(before), keysOf(after)];
  const outcomes: RowOutcomes = { added: [], known: [], repeated, notKept: [], notFound: [], unreadable };
  for (const { listed, title } of taken) {
    const key = titleKey(title);
    if (old[listed.list].has(key)) outcomes.known.push(listed);
    else if (now[listed.list].has(key)) outcomes.added.push(listed);
    else outcomes.notKept.push(listed);
  }
  outcomes.notFound = leftOut.map(({ listed }) => listed);
  return outcomes;
}

/** Returns a summary such as `5 rows: 2 new, 1 already here, 1 repeated, 1 not found.` */
export function outcomesText({ added, known, repeated, notKept, notFound, unreadable }: RowOutcomes): string {
  const counts = [
    [added.length, (count: number) => plural(count, '{count} new', '{count} new')],
    [known.length, (count: number) => plural(count, '{count} already here', '{count} already here')],
    [repeated.length, (count: number) => plural(count, '{count} repeated', '{count} repeated')],
    [notKept.length, (count: number) => plural(count, '{count} over the limit', '{count} over the limit')],
    [notFound.length, (count: number) => plural(count, '{count} not found', '{count} not found')],
    [unreadable, (count: number) => plural(count, '{count} unreadable', '{count} unreadable')],
  ] as const;
  const sum = counts.reduce((total, [count]) => total + count, 0);
  const parts = counts.filter(([count]) => count > 0).map(([count, text]) => text(count));
  return plural(sum, '{count} row: {outcomes}.', '{count} rows: {outcomes}.', { outcomes: joinNames(parts) });
}

/** Returns a line such as `Heat (1995) · films.csv, line 3`. */
export const rowText = (listed: ListedTitle): string =>
  t('{name} · {place}', { name: rowName(listed), place: rowPlace(listed) });

export const rowName = (listed: ListedTitle): string =>
  named(listed) || (listed.imdb ?? t('TMDB {id}', { id: listed.tmdb ?? '' }));

export const rowPlace = ({ file, line }: ListedTitle): string => t('{file}, line {line}', { file, line });

const keysOf = ({ watchlist, progress }: ViewerData) => ({
  watchlist: new Set(watchlist.map(titleKey)),
  watched: new Set(progress.filter(({ episode }) => episode === null).map(({ title }) => titleKey(title))),
});
