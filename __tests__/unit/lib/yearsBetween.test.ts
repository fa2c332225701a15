import { yearsBetween } from '@/lib/yearsBetween';

test.each([
  ['1970-06-02', '2020-06-02', 50],
  ['1970-06-02', '2020-06-01', 49],
  ['2000-02-29', '2001-02-28', 0],
  ['2000-02-29', '2001-03-01', 1],
  ['2020-01-01', '2019-12-31', null],
])('whole years from %s to %s: %p', (from, to, years) => {
  expect(yearsBetween(from, to)).toBe(years);
});
