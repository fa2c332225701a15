import { buildTitle } from '@tests/builders';
import type { PersonCredit } from '@/domain/people/person';
import { byYear, departmentsOf, partsOf } from '@/features/people/credits';

const credit = (id: number, department: string, fields: Partial<PersonCredit['title']> = {}): PersonCredit => ({
  title: buildTitle({ id, source: 'tmdb', ...fields }),
  department,
  role: `${department} of ${id}`,
});

const CREDITS = [
  credit(3, 'Acting', { year: null, releaseDate: null }),
  credit(2, 'Directing', { year: 2020 }),
  credit(2, 'Acting', { year: 2020 }),
  credit(2, 'Acting', { year: 2020, kind: 'tv' }),
  credit(1, 'Acting', { year: 1999 }),
];

const idsOf = (filter: Parameters<typeof partsOf>[1]) =>
  partsOf(CREDITS, filter).map(({ credit: { title } }) => `${title.kind} ${title.id}`);

test('a title appears once, with all its roles', () => {
  const parts = partsOf(CREDITS, { department: null, kind: null });
  expect(parts.map(({ roles }) => roles)).toEqual([
    ['Acting of 3'],
    ['Directing of 2', 'Acting of 2'],
    ['Acting of 2'],
    ['Acting of 1'],
  ]);
});

test('combines the filters for department and kind', () => {
  expect(idsOf({ department: 'Acting', kind: null })).toEqual(['movie 3', 'movie 2', 'tv 2', 'movie 1']);
  expect(idsOf({ department: 'Acting', kind: 'tv' })).toEqual(['tv 2']);
  expect(idsOf({ department: 'Directing', kind: 'tv' })).toEqual([]);
});

test('the department with the most credits comes first', () => {
  expect(departmentsOf(CREDITS)).toEqual([
    { department: 'Acting', count: 4 },
    { department: 'Directing', count: 1 },
  ]);
});

test('groups credits by year in their order, and calls undated ones announced', () => {
  const years = byYear(partsOf(CREDITS, { department: null, kind: null }));
  expect(years.map(({ label, parts }) => [label, parts.length])).toEqual([
    ['Announced', 1],
    ['2020', 2],
    ['1999', 1],
  ]);
});

test('a credit without a role shows the department', () => {
  const [part] = partsOf([{ ...credit(1, 'Writing'), role: null }], { department: null, kind: null });
  expect(part?.roles).toEqual(['Writing']);
});
