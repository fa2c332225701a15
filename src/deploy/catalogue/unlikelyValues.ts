import { genreName } from '@/domain/lists/genre';
import type { Title, TitleKind } from '@/domain/title/title';
import type { UnknownRecord } from '@/lib/json';
import type { Fault, JsonPath } from './finding';
import { formatValue } from './formatValue';

/** The context of a record. */
export interface Around {
  /** The kind of titles in the list. */
  kind: TitleKind | undefined;
  /** The genres that the catalogue names itself. */
  genreIds: ReadonlySet<number>;
  thisYear: number;
}

/** A date further in the future is probably a typing mistake. */
const YEARS_AHEAD = 10;

/** Reports values that are valid, but probably not intended. */
export function unlikelyValues(raw: UnknownRecord, title: Title, { genreIds, thisYear }: Around): Fault[] {
  const hint = (rule: string, path: JsonPath, problem: string, effect: string): Fault => ({
    severity: 'hint',
    rule,
    path,
    problem,
    effect,
  });
  const dateName = ['release_date', 'first_air_date'].find((name) => name in raw) ?? 'year';
  const isAhead = (title.year ?? 0) > thisYear + YEARS_AHEAD;
  const unknown = title.genreIds.filter((id) => genreName(id) === undefined && !genreIds.has(id));
  const listed = Array.isArray(raw.genre_ids) ? 'genre_ids' : 'genres';
  // Genre ids need no names if the record itself has a name for each of them.
  const isNameless = title.genres.length < title.genreIds.length;
  return [
    ...(isAhead
      ? [
          hint(
            'far-future',
            [dateName],
            `${dateName} ${formatValue(raw[dateName])} is far in the future`,
            'the app shows it unchanged',
          ),
        ]
      : []),
    ...(isNameless ? unknown : []).map((id) =>
      hint(
        'unknown-genre',
        [listed],
        `${listed} has ${id}, which neither TMDB nor movies/genres names`,
        'the app shows no name for it',
      ),
    ),
  ];
}
