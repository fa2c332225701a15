import fc from 'fast-check';
import { fuzzyScore, fuzzySorted } from '@/domain/query/fuzzyScore';

const NAMES = ['Home', 'Search', 'Watchlist', 'Add to Watchlist', 'Refresh the catalogue', 'Keyboard shortcuts'];

const found = (query: string) => fuzzySorted(NAMES, query, (name) => name);

test.each([
  ['watch', ['Watchlist', 'Add to Watchlist']],
  ['wl', ['Watchlist']],
  ['atw', ['Add to Watchlist']],
  ['refrsh', ['Refresh the catalogue']],
  ['keyb sho', ['Keyboard shortcuts']],
  ['shortcuts', ['Keyboard shortcuts']],
  ['wathclist', ['Watchlist', 'Add to Watchlist']],
  ['hóme', ['Home']],
  ['xyz', []],
  ['', []],
])('"%s" finds %j', (query, names) => {
  expect(found(query)).toEqual(names);
});

test('letters that are far apart are no match', () => {
  expect(fuzzyScore('Refresh the catalogue', 'heat')).toBe(0);
});

test('every start of a text matches it, and the start of another word counts less', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,12}$/), fc.stringMatching(/^[a-z]{1,12}$/), (word, other) => {
      expect(fuzzyScore(word, word)).toBeGreaterThan(0);
      expect(fuzzyScore(`${word} ${other}`, word)).toBeGreaterThan(0);
      expect(fuzzyScore(`${word} ${other}`, word)).toBeLessThan(fuzzyScore(word, word));
    }),
  );
});
