import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { readQuery } from '@/domain/query/readQuery';

const plain = { year: null, isYearUnsure: false, kind: null, reference: null };

test.each([
  'alien',
  '1917',
  '(1917)',
  'y:1917',
  '2001 a space odyssey',
  'blade runner 2099',
  'apollo 13',
  'room 1408a',
])('%j is a name', (written) => {
  expect(readQuery(written)).toEqual({ ...plain, written, text: written });
});

test.each([
  ['alien 1979', 'alien', 1979, true],
  ['wonder woman 1984', 'wonder woman', 1984, true],
  ['alien (1979)', 'alien', 1979, false],
  ['(1979) alien', 'alien', 1979, false],
  ['alien y:1979', 'alien', 1979, false],
  ['Year:1979   alien', 'alien', 1979, false],
  ['2001 a space odyssey 1968', '2001 a space odyssey', 1968, true],
])('%j is %j of %d', (written, text, year, isYearUnsure) => {
  expect(readQuery(written)).toMatchObject({ text, year, isYearUnsure });
});

test.each([
  ['type:series dark', 'dark', 'tv'],
  ['dark type:movie', 'dark', 'movie'],
  ['kind:person ka', 'ka', 'person'],
  ['type:song dark', 'type:song dark', null],
])('%j is %j of kind %j', (written, text, kind) => {
  expect(readQuery(written)).toMatchObject({ text, kind });
});

const imdb = (id: string) => ({ site: 'imdb', id });
const tmdb = (id: number, kind: string | null = null) => ({ site: 'tmdb', id, kind });

test.each([
  ['tt0078748', imdb('tt0078748')],
  ['TT0078748', imdb('tt0078748')],
  ['imdb:tt0078748', imdb('tt0078748')],
  ['nm0000244', imdb('nm0000244')],
  ['https://www.imdb.com/title/tt0078748/', imdb('tt0078748')],
  ['https://m.imdb.com/de/title/tt0078748/fullcredits?ref_=tt_ov', imdb('tt0078748')],
  ['imdb.com/title/tt0078748', imdb('tt0078748')],
  ['www.imdb.com/pt-br/name/nm0000244', imdb('nm0000244')],
  ['tmdb:348', tmdb(348)],
  ['tmdb:tv:1399', tmdb(1399, 'tv')],
  ['tmdb: movie/348', tmdb(348, 'movie')],
  ['https://www.themoviedb.org/movie/348-alien?language=de-DE', tmdb(348, 'movie')],
  ['themoviedb.org/tv/1399-game-of-thrones/season/1', tmdb(1399, 'tv')],
  ['http://themoviedb.org/person/10205', tmdb(10205, 'person')],
  ['  https://www.themoviedb.org/movie/348  ', tmdb(348, 'movie')],
])('%s names a title or a person', (written, reference) => {
  expect(readQuery(written).reference).toEqual(reference);
});

test.each([
  'tt12',
  'attack tt0078748',
  'tmdb:0',
  'https://www.imdb.com/chart/top',
  'https://imdb.com.example/title/tt0078748',
  'https://example.org/?u=imdb.com/title/tt0078748',
  'https://www.themoviedb.org/list/12',
  'https://www.imdb.com/title/tt0078748x',
])('%s names neither', (written) => {
  expect(readQuery(written).reference).toBeNull();
});

test('reads any text without errors, and returns plausible values', () => {
  const pieces = fc.constantFrom(
    'alien',
    '1979',
    '(1979)',
    'y:1979',
    'type:tv',
    'tmdb:',
    'tt0078748',
    '(',
    ' ',
    '\u202e',
    '/',
  );
  const input = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces).map((parts) => parts.join(' ')),
  );
  fc.assert(
    fc.property(input, (written) => {
      const query = readQuery(written);
      expect(query.written.length).toBeLessThanOrEqual(400);
      expect(query.text === '').toBe(query.written === '');
      if (query.year !== null) expect(query.year).toBeGreaterThanOrEqual(1870);
      expect(readQuery(query.written)).toEqual(query);
    }),
    { numRuns: RUNS },
  );
});
