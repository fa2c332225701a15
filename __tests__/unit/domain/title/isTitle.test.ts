import fc from 'fast-check';
import { buildTitle } from '@tests/builders';
import { RUNS } from '@tests/runs';
import { isTitle } from '@/domain/title/isTitle';
import { readTitle } from '@/domain/title/readTitle';
import { hostileRecord, isPolluted, POLLUTION } from '../hostileValues';

test('a complete title is a title', () => {
  expect(isTitle(buildTitle())).toBe(true);
});

test('a title can lack the fields that records often lack', () => {
  const bare = buildTitle({
    releaseDate: null,
    year: null,
    director: null,
    runtime: null,
    rating: null,
    trailer: null,
  });

  expect(isTitle(bare)).toBe(true);
});

test.each([
  ['kind', 'opera'],
  ['source', 'elsewhere'],
  ['id', 0],
  ['id', '7'],
  ['title', null],
  ['title', 7],
  ['overview', undefined],
  ['originalTitle', 7],
  ['releaseDate', 19_990_331],
  ['year', '1999'],
  ['year', Number.NaN],
  ['runtime', Number.POSITIVE_INFINITY],
  ['rating', 'N/A'],
  ['poster', 'javascript:alert(1)'],
  ['poster', undefined],
  ['backdrop', 'http://example.org/a.jpg'],
  ['genres', 'Action'],
  ['genres', [7]],
  ['genreIds', null],
  ['genreIds', ['28']],
  ['trailer', '"><script>x'],
  ['director', {}],
])('a title with %s %p is invalid', (field, value) => {
  expect(isTitle({ ...buildTitle(), [field]: value })).toBe(false);
});

test('a title can leave its trailer undefined', () => {
  expect(isTitle(buildTitle({ trailer: undefined }))).toBe(true);
});

test.each(Object.keys(buildTitle()).filter((field) => field !== 'trailer'))('a title needs its %s', (field) => {
  const rest = Object.fromEntries(Object.entries(buildTitle()).filter(([name]) => name !== field));

  expect(isTitle(rest)).toBe(false);
});

test.each([null, undefined, 'Heat', 7, [], [buildTitle()]])('%p is not a title', (value) => {
  expect(isTitle(value)).toBe(false);
});

test('returns a boolean for any value', () => {
  fc.assert(
    fc.property(fc.oneof(hostileRecord, fc.anything()), (value) => {
      expect(typeof isTitle(value)).toBe('boolean');
    }),
    { numRuns: RUNS },
  );
});

test('a title of any record is still complete after a round trip through JSON', () => {
  fc.assert(
    fc.property(hostileRecord, (raw) => {
      const title = readTitle(raw);
      expect(title === null || isTitle(JSON.parse(JSON.stringify(title)))).toBe(true);
    }),
    { numRuns: RUNS },
  );
});

test('does not change the prototype of objects', () => {
  isTitle(POLLUTION);

  expect(isPolluted()).toBe(false);
});
