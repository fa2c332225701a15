import { genreName } from '@/domain/lists/genre';
import type { TitleListKey } from '@/domain/lists/titleLists';
import { noFilter } from '@/domain/filter/titleFilter';
import type { TitleKind } from '@/domain/title/title';
import type { TitleQuery } from '@/domain/filter/titleQuery';
import { writeTitleFilter } from '@/domain/filter/titleQuery';
import { joinNames } from '@/i18n/joinTexts';
import { t, tStored } from '@/i18n/t';

const LIST_NAMES: Record<TitleListKey, string> = {
  trending: t('Trending'),
  'top-rated': t('Top rated'),
  'in-cinemas': t('In cinemas'),
  upcoming: t('Upcoming'),
  'on-the-air': t('On the air'),
  'airing-today': t('Airing today'),
};

/** Returns the name of a curated list. Null stands for the popular titles. */
export const titleListName = (key: TitleListKey | null): string => (key === null ? t('Popular') : LIST_NAMES[key]);

const ALL: Record<TitleKind, string> = { movie: t('All movies'), tv: t('All series') };
const MATCHING: Record<TitleKind, string> = { movie: t('Matching movies'), tv: t('Matching series') };

/** Returns the name of a genre, or its number if it has no name. */
export const nameOfGenre = (id: number): string => tStored(genreName(id) ?? '') || t('Genre {id}', { id });

/** Returns the name of the shown list: `Horror`, `Drama, Comedy`, `Trending`, `Matching movies` or `All movies`. */
export function listName({ list, filter }: TitleQuery, genreNamed = nameOfGenre): string {
  const { kind, genres } = filter;
  if (list !== null) return titleListName(list);
  // The order does not narrow the list.
  const isNarrowed = writeTitleFilter({ ...filter, sort: noFilter(kind).sort }) !== '';
  return joinNames(genres.map(genreNamed)) || (isNarrowed ? MATCHING : ALL)[kind];
}
