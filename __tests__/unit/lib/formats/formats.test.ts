import { contentLanguage } from '@/lib/formats/locale';
import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { formatAge, formatClock, formatDate, formatDay, formatTime } from '@/lib/formats/dates';
import { compareText, formatList } from '@/lib/formats/lists';
import { countryName, languageName } from '@/lib/formats/names';
import { counted, formatNumber } from '@/lib/formats/numbers';
import { formatRupees } from '@/lib/formats/prices';
import { ONE_DAY_MS } from '@/lib/time';

test('groups digits like the English locale', () => {
  expect([0, 7, 999, 1000, 12_345, 1_234_567].map(formatNumber)).toEqual([
    '0',
    '7',
    '999',
    '1,000',
    '12,345',
    '1,234,567',
  ]);
  fc.assert(
    fc.property(fc.nat(), (count) => {
      expect(formatNumber(count)).toBe(count.toLocaleString('en'));
    }),
    { numRuns: RUNS },
  );
});

test('uses the singular for one and the plural otherwise', () => {
  expect([counted(1, 'season'), counted(3, 'season'), counted(0, 'series', 'series')]).toEqual([
    '1 season',
    '3 seasons',
    '0 series',
  ]);
});

test('a date and a time appear in words', () => {
  const evening = new Date(2026, 10, 21, 22, 45).getTime();
  expect(formatDate('2024-01-15')).toBe('January 15, 2024');
  expect(formatTime(evening).replace(/\s/u, ' ')).toBe('10:45 PM');
  expect([formatDay(evening), formatClock(evening)]).toEqual(['21 November', '22:45']);
});

test.each([
  [0, null],
  [ONE_DAY_MS - 1, null],
  [-ONE_DAY_MS, null],
  [ONE_DAY_MS, 'yesterday'],
  [3.5 * ONE_DAY_MS, '3 days ago'],
])('an age of %d ms appears as %s', (age, words) => {
  expect(formatAge(1e12 - age, 1e12)).toBe(words);
});

test('a price appears in rupees', () => {
  expect(formatRupees(1299)).toBe('₹1,299');
});

test('translates codes, and keeps unknown ones', () => {
  expect([languageName('fr'), languageName('zz9'), countryName('DE'), countryName('?')]).toEqual([
    'French',
    'zz9',
    'Germany',
    '?',
  ]);
});

test('any text is accepted as a code without errors', () => {
  fc.assert(
    fc.property(fc.string(), (code) => {
      expect(typeof languageName(code)).toBe('string');
      expect(typeof countryName(code)).toBe('string');
    }),
    { numRuns: RUNS },
  );
});

test('a list has commas and a conjunction', () => {
  expect([['movies'], ['movies', 'series'], ['movies', 'series', 'people']].map(formatList)).toEqual([
    'movies',
    'movies and series',
    'movies, series, and people',
  ]);
});

test('texts with accents are sorted by their letters', () => {
  expect(['Epic', 'zoo', 'Éloge', 'eagle'].sort(compareText)).toEqual(['eagle', 'Éloge', 'Epic', 'zoo']);
});

describe('the language of the content', () => {
  test.each([
    ['auto', 'en-US'],
    ['en', 'en-US'],
    ['de', 'de'],
    ['pt-BR', 'pt-BR'],
    ['zh-Hans', 'zh-CN'],
  ])('is for the setting %s what TMDB calls %s', (setting, expected) => {
    expect(contentLanguage(setting)).toBe(expected);
  });
});
