import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { counted } from '@/lib/formatNumber';
import { countryName, languageName } from '@/lib/displayNames';

test('translates codes, and keeps unknown ones', () => {
  expect([languageName('fr'), languageName('zz9'), countryName('DE'), countryName('?')]).toEqual([
    'French',
    'zz9',
    'Germany',
    '?',
  ]);
});

test('any text is accepted without errors', () => {
  fc.assert(
    fc.property(fc.string(), (code) => {
      expect(typeof languageName(code)).toBe('string');
      expect(typeof countryName(code)).toBe('string');
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
