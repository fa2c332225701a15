import fc from 'fast-check';
import { genresOfKind } from '@/domain/lists/genresOfKind';
import type { TitleKind } from '@/domain/title/title';
import type { Range, TitleFilter } from '@/domain/filter/titleFilter';
import { SORT_KEYS } from '@/domain/filter/titleFilter';

/** Makes a value null in most cases, because hardly any title passes a filter with all fields set. */
const maybe = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value });

const range = (min: number, max: number): fc.Arbitrary<Range> => {
  const side = maybe(fc.integer({ min, max }));
  return fc.record({ from: side, to: side });
};

interface Bounds {
  keywords?: readonly number[];
  languages?: readonly string[];
}

/** Returns an arbitrary for any filter that a viewer can set, not only for the form in which an address returns it. */
export function anyFilter(kind: TitleKind, { keywords = [1, 12, 818], languages = ['en', 'fr', 'ja'] }: Bounds = {}) {
  const genres = fc.uniqueArray(fc.constantFrom(...genresOfKind(kind).map(({ id }) => id)), { maxLength: 3 });
  const anything: fc.Arbitrary<TitleFilter> = fc.record({
    kind: fc.constant(kind),
    genres,
    genreMatch: fc.constantFrom('any' as const, 'all' as const),
    withoutGenres: genres,
    years: range(1950, 2027),
    rating: maybe(fc.integer({ min: 1, max: 100 }).map((tenths) => tenths / 10)),
    votes: maybe(fc.integer({ min: 0, max: 2000 })),
    runtime: range(1, 200),
    language: maybe(fc.constantFrom(...languages)),
    keywords: maybe(fc.uniqueArray(fc.constantFrom(...keywords), { maxLength: 2 })).map((ids) => ids ?? []),
    sort: fc.record({ by: fc.constantFrom(...SORT_KEYS), descending: fc.boolean() }),
  });
  return anything;
}
