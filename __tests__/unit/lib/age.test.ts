import { ageInWords } from '@/lib/age';
import { ONE_DAY_MS } from '@/lib/time';

test.each([
  [0, null],
  [ONE_DAY_MS - 1, null],
  [-ONE_DAY_MS, null],
  [ONE_DAY_MS, 'yesterday'],
  [3.5 * ONE_DAY_MS, '3 days ago'],
])('an age of %d ms appears as %s', (age, words) => {
  expect(ageInWords(1e12 - age, 1e12)).toBe(words);
});
