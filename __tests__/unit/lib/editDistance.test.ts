import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { editDistance } from '@/lib/editDistance';

test.each([
  ['', '', 0],
  ['heat', 'heat', 0],
  ['heat', 'hat', 1],
  ['heat', 'heats', 1],
  ['heat', 'beat', 1],
  ['heat', 'haet', 1],
  ['godfahter', 'godfather', 1],
  ['intrestelar', 'interstellar', 2],
])('the distance from %j to %j is %d', (a, b, distance) => {
  expect(editDistance(a, b, 4)).toBe(distance);
});

test('a distance above the limit is the limit plus one', () => {
  expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3);
  expect(editDistance('a', 'abcdef', 2)).toBe(3);
});

test('the distance is symmetric, and grows by at most one with another letter', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 12 }),
      fc.string({ maxLength: 12 }),
      fc.string({ maxLength: 1 }),
      (a, b, letter) => {
        const distance = editDistance(a, b, 20);
        expect(editDistance(b, a, 20)).toBe(distance);
        expect(editDistance(a + letter, b, 20)).toBeLessThanOrEqual(distance + 1);
      },
    ),
    { numRuns: RUNS },
  );
});
