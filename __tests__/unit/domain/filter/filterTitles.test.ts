import fc from 'fast-check';
import type { TitleEntry } from '@/domain/title/titleEntry';
import { filterTitles, sortTitles } from '@/domain/filter/filterTitles';
import type { TitleFilter } from '@/domain/filter/titleFilter';
import { noFilter, SORT_KEYS } from '@/domain/filter/titleFilter';
import { readTitle } from '@/domain/title/readTitle';
import type { Title } from '@/domain/title/title';
import { anyFilter } from '@tests/anyFilter';
import { buildTitle } from '@tests/builders';
import { RUNS } from '@tests/runs';
import { hostileRecord } from '../hostileValues';

const NONE = noFilter('movie');

const entry = (title: Partial<Title>, record: TitleEntry['record'] = {}): TitleEntry => ({
  title: buildTitle(title),
  record,
});

const namesOf = (entries: readonly TitleEntry[]) => entries.map(({ title }) => title.title);

const anyEntry: fc.Arbitrary<TitleEntry> = fc.record({
  title: fc
    .record({
      kind: fc.constantFrom('movie' as const, 'movie' as const, 'tv' as const),
      id: fc.integer({ min: 1, max: 1e6 }),
      title: fc.constantFrom('Alien', 'Élan', 'Zodiac', 'alien', 'Heat'),
      genreIds: fc.uniqueArray(fc.constantFrom(28, 12, 35, 18, 27), { maxLength: 3 }),
      year: fc.option(fc.integer({ min: 1950, max: 2027 })),
      runtime: fc.option(fc.integer({ min: 1, max: 200 })),
      rating: fc.option(fc.integer({ min: 1, max: 100 }).map((tenths) => tenths / 10)),
    })
    .map((fields) => buildTitle({ ...fields, releaseDate: fields.year === null ? null : `${fields.year}-06-01` })),
  record: fc.record(
    {
      vote_count: fc.integer({ min: 0, max: 2000 }),
      popularity: fc.double({ min: 0, max: 100, noNaN: true }),
      original_language: fc.constantFrom('en', 'fr', 'ja'),
      keywords: fc.uniqueArray(fc.constantFrom(1, 12, 818)),
    },
    { requiredKeys: [] },
  ),
});

/** Implements the filter a second time, as simply as possible. */
function naiveTest({ title, record }: TitleEntry, filter: TitleFilter): boolean {
  const has = (id: number) => title.genreIds.includes(id);
  if (title.kind !== filter.kind) return false;
  if (filter.genres.length > 0 && filter.genreMatch === 'any' && !filter.genres.some(has)) return false;
  if (filter.genreMatch === 'all' && !filter.genres.every(has)) return false;
  if (filter.withoutGenres.some(has)) return false;
  for (const [value, { from, to }] of [
    [title.year, filter.years],
    [title.runtime, filter.runtime],
  ] as const) {
    if (from !== null && !(value !== null && value >= from)) return false;
    if (to !== null && !(value !== null && value <= to)) return false;
  }
  if (filter.rating !== null && !(title.rating !== null && title.rating >= filter.rating)) return false;
  const votes = record.vote_count as number | undefined;
  if (filter.votes !== null && filter.votes > 0 && !(votes !== undefined && votes >= filter.votes)) return false;
  const wantsRating = filter.rating !== null || filter.sort.by === 'rating';
  if (filter.votes === null && wantsRating && votes !== undefined && votes < 50) return false;
  if (filter.language !== null && record.original_language !== filter.language) return false;
  const keywords = (record.keywords ?? []) as number[];
  return filter.keywords.every((id) => keywords.includes(id));
}

test('the filter passes the same titles as a simple implementation', () => {
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 30 }), anyFilter('movie'), (entries, filter) => {
      const passed = new Set(filterTitles(entries, filter));
      expect(passed).toEqual(new Set(entries.filter((each) => naiveTest(each, filter))));
    }),
    { numRuns: RUNS },
  );
});

test('sorting keeps every title, is stable, and puts missing values last', () => {
  const valueOf = (by: TitleFilter['sort']['by'], { title, record }: TitleEntry) =>
    ({ popularity: record.popularity ?? null, rating: title.rating, date: title.releaseDate, title: title.title })[by];
  const order = (a: unknown, b: unknown) =>
    typeof a === 'number' ? a - Number(b) : String(a).localeCompare(String(b), 'en');
  fc.assert(
    fc.property(
      fc.array(anyEntry, { maxLength: 30 }),
      fc.constantFrom(...SORT_KEYS),
      fc.boolean(),
      (entries, by, descending) => {
        const sorted = sortTitles(entries, { by, descending });
        expect(new Set(sorted)).toEqual(new Set(entries));
        sorted.slice(1).forEach((second, index) => {
          const first = sorted[index] ?? second;
          const [a, b] = [valueOf(by, first), valueOf(by, second)];
          if (b === null) {
            if (a === null) expect(entries.indexOf(first)).toBeLessThan(entries.indexOf(second));
            return;
          }
          expect(a).not.toBeNull();
          const difference = order(a, b) * (descending ? -1 : 1);
          expect(difference).toBeLessThanOrEqual(0);
          if (difference === 0) expect(entries.indexOf(first)).toBeLessThan(entries.indexOf(second));
        });
      },
    ),
    { numRuns: RUNS },
  );
});

test('a rating counts from fifty votes, unless the filter sets another number or the list has no votes', () => {
  const entries = [
    entry({ title: 'One vote', rating: 10 }, { vote_count: 1 }),
    entry({ title: 'Many', rating: 8 }, { vote_count: 9000 }),
    entry({ title: 'Unsaid', rating: 9 }),
  ];
  const left = (filter: Partial<TitleFilter>) => namesOf(filterTitles(entries, { ...NONE, ...filter }));

  expect(left({ rating: 7 })).toEqual(['Many', 'Unsaid']);
  expect(left({ sort: { by: 'rating', descending: true } })).toEqual(['Unsaid', 'Many']);
  expect(left({ rating: 7, votes: 0 })).toEqual(['One vote', 'Many', 'Unsaid']);
  expect(left({ votes: 1 })).toEqual(['One vote', 'Many']);
  expect(left({})).toHaveLength(3);
});

test('a record without a field does not pass a filter on that field', () => {
  const silent = [entry({ year: null, releaseDate: null, runtime: null, rating: null, genreIds: [] })];
  for (const asked of [
    { genres: [28] },
    { years: { from: null, to: 2027 } },
    { rating: 1 },
    { votes: 1 },
    { runtime: { from: null, to: 999 } },
    { language: 'en' },
    { keywords: [818] },
  ])
    expect(filterTitles(silent, { ...NONE, ...asked })).toEqual([]);
  expect(filterTitles(silent, { ...NONE, withoutGenres: [28] })).toEqual(silent);
});

test.each([
  ['numbers', [818, 9]],
  ['records', [{ id: 818, name: 'based on novel' }]],
  ['a movie’s answer', { keywords: [{ id: 818 }] }],
  ['a series’ answer', { results: [{ id: 818 }] }],
])('reads keywords from %s', (_, keywords) => {
  expect(filterTitles([entry({}, { keywords })], { ...NONE, keywords: [818] })).toHaveLength(1);
});

test('filtering and sorting finish for any record', () => {
  fc.assert(
    fc.property(fc.array(hostileRecord), anyFilter('movie'), (records, filter) => {
      const entries = records.flatMap((record) => {
        const title = readTitle(record, 'movie');
        return title ? [{ title, record: record as TitleEntry['record'] }] : [];
      });
      expect(filterTitles(entries, filter).length).toBeLessThanOrEqual(entries.length);
    }),
    { numRuns: RUNS },
  );
});
