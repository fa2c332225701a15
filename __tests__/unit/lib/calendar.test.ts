import { yearsBetween, ageInWords, hoursAndMinutes } from '@/lib/calendar';
import { ONE_DAY_MS } from '@/lib/time';

describe('yearsBetween', () => {
test.each([
  ['1970-06-02', '2020-06-02', 50],
  ['1970-06-02', '2020-06-01', 49],
  ['2000-02-29', '2001-02-28', 0],
  ['2000-02-29', '2001-03-01', 1],
  ['2020-01-01', '2019-12-31', null],
])('whole years from %s to %s: %p', (from, to, years) => {
  expect(yearsBetween(from, to)).toBe(years);
});
});

describe('age', () => {
test.each([
  [0, null],
  [ONE_DAY_MS - 1, null],
  [-ONE_DAY_MS, null],
  [ONE_DAY_MS, 'yesterday'],
  [3.5 * ONE_DAY_MS, '3 days ago'],
])('an age of %d ms appears as %s', (age, words) => {
  expect(ageInWords(1e12 - age, 1e12)).toBe(words);
});
});

describe('hoursAndMinutes', () => {
test.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 h'],
  [65, '1 h 5 min'],
  [6000, '100 h'],
])('%d minutes appear as %s', (minutes, text) => {
  expect(hoursAndMinutes(minutes)).toBe(text);
});
});
