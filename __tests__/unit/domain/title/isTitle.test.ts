import fc from 'fast-check';
import { buildTitle } from '@tests/builders';
import { RUNS } from '@tests/runs';
import { isTitle } from '@/domain/title/isTitle';
import { readTitle } from '@/domain/title/readTitle';
import { hostileRecord, isPolluted, POLLUTION } from '../hostileValues';

test('a whole title is one', () => {
  expect(isTitle(buildTitle())).toBe(true);
});

test('a title may lack what records often lack', () => {
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
])('with %s %p it is none', (field, value) => {
  expect(isTitle({ ...buildTitle(), [field]: value })).toBe(false);
});

test('a title may not say whether it has a trailer', () => {
  expect(isTitle(buildTitle({ trailer: undefined }))).toBe(true);
});

test.each(Object.keys(buildTitle()).filter((field) => field !== 'trailer'))('without %s it is none', (field) => {
  const rest = Object.fromEntries(Object.entries(buildTitle()).filter(([name]) => name !== field));

  expect(isTitle(rest)).toBe(false);
});

test.each([null, undefined, 'Heat', 7, [], [buildTitle()]])('%p is none', (value) => {
  expect(isTitle(value)).toBe(false);
});

test('whatever the value, the question has an answer', () => {
  fc.assert(
    fc.property(fc.oneof(hostileRecord, fc.anything()), (value) => {
      expect(typeof isTitle(value)).toBe('boolean');
    }),
    { numRuns: RUNS },
  );
});

test('what is read from any record is still whole after a way through JSON', () => {
  fc.assert(
    fc.property(hostileRecord, (raw) => {
      const title = readTitle(raw);
      expect(title === null || isTitle(JSON.parse(JSON.stringify(title)))).toBe(true);
    }),
    { numRuns: RUNS },
  );
});

test('asking changes no object of the page', () => {
  isTitle(POLLUTION);

  expect(isPolluted()).toBe(false);
});
