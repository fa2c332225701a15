import { genreName } from '@/domain/lists/genre';
import type { Title, TitleKind } from '@/domain/title/title';
import type { UnknownRecord } from '@/lib/json';
import type { Fault, JsonPath } from './finding';
import { shown } from './shown';

/** What is known beside the record. */
export interface Around {
  /** What the list holds. */
  kind: TitleKind | undefined;
  /** Genres that the catalogue names itself. */
  genreIds: ReadonlySet<number>;
  thisYear: number;
}

/** Dates this many years ahead are not announced; they are mistyped. */
const YEARS_AHEAD = 10;

/** What may be meant as it is written, and mostly is not. */
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
  // Where genres have names of their own, the numbers need none.
  const isNameless = title.genres.length < title.genreIds.length;
  return [
    ...(isAhead
      ? [
          hint(
            'far-future',
            [dateName],
            `${dateName} ${shown(raw[dateName])} is far ahead`,
            'the app shows it as it is',
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
