import type { Entry } from './entry';

/** The genre ids of movies/genre/3 to 5. */
const ROW_GENRES: readonly (readonly number[])[] = [
  [28, 10759],
  [80, 9648],
  [878, 14, 10765],
];

const LENGTH = { row: 20, list: 40 } as const;

type Order = (a: Entry, b: Entry) => number;

const byTitle: Order = (a, b) => sortable(a).localeCompare(sortable(b), 'en') || (a.id < b.id ? -1 : 1);
const byAdded: Order = (a, b) => b.added - a.added || byTitle(a, b);
const byDate: Order = (a, b) => dateOf(b).localeCompare(dateOf(a)) || byAdded(a, b);
const byRating: Order = (a, b) => (b.facts.rating ?? 0) - (a.facts.rating ?? 0) || byDate(a, b);

/** Returns the title without its article, so that 'The Ferry' sorts under F. */
const sortable = ({ facts }: Entry): string =>
  facts.title.replace(/^(the|an?|le|la|les|der|die|das|el|los)\s+(?=\S)/i, '');
const dateOf = ({ facts }: Entry): string => facts.date ?? (facts.year === null ? '' : `${facts.year}-00`);

export interface Lists {
  /** Lists by path. The lists in `whole` are complete and are split into pages. */
  lists: Map<string, Entry[]>;
  whole: Map<string, Entry[]>;
}

/**
 * Selects the titles of each list. If there are no films, series take their place, so that the main lists are not
 * empty.
 */
export function listsOf(entries: readonly Entry[]): Lists {
  const ofKind = (kind: Entry['kind']) => entries.filter((entry) => entry.kind === kind);
  const [films, series] = [ofKind('movie'), ofKind('tv')];
  const main = films.length > 0 ? films : series;
  const first = (list: readonly Entry[], order: Order, length: number) => [...list].sort(order).slice(0, length);
  const ofGenres = (list: readonly Entry[], genres: readonly number[]) =>
    list.filter(({ facts }) => facts.genres.some(({ id }) => genres.includes(id)));

  const rows = [
    first(entries, byDate, LENGTH.row),
    first(main, byRating, LENGTH.row),
    ...ROW_GENRES.map((genres) => first(ofGenres(entries, genres), byDate, LENGTH.row)),
  ];
  return {
    lists: new Map([
      ['movies/popular', first(main, byRating, LENGTH.list)],
      ['movies/trending', first(main, byAdded, LENGTH.row)],
      ['movies/top-rated', first(main, byRating, LENGTH.list)],
      ...rows.map((row, index) => [`movies/genre/${index + 1}`, row] as const),
    ]),
    whole: new Map([
      ['movies/all', [...films].sort(byTitle)],
      ['series/all', [...series].sort(byTitle)],
    ]),
  };
}
