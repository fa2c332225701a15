import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { jsonTitles, posterText } from '@tools/catalogue/json/jsonTitles';

const file = (path: string, value: unknown) => ({ path, value, indent: '' });

test('finds each title once, with its records in lists and in its own file', () => {
  const { titles } = jsonTitles([
    file('movies/all', { results: [{ id: 1, title: 'Blue Rain', genre: 'Drama', director: 'Ada Renholm, Jon Aldo' }] }),
    file('movies/popular', [{ id: 1, title: 'Blue Rain' }]),
    file('movie/1', { title: 'Blue Rain', year: 1999, original_language: 'ja' }),
    file('series/all', [{ id: 1, name: 'Low Tide' }]),
    file('movies/genres', [{ id: 18, name: 'Drama' }]),
    file('person/5', { id: 5, name: 'Mira Holt' }),
  ]);
  expect(titles.map(({ title, records }) => [title.kind, title.title, records.length])).toEqual([
    ['movie', 'Blue Rain', 3],
    ['tv', 'Low Tide', 1],
  ]);
  expect(titles.map(posterText)).toMatchObject([
    { id: 'movie-1', genreIds: [18], director: 'Ada Renholm', language: 'ja' },
    { id: 'tv-1', genreIds: [], director: null, language: null },
  ]);
});

test('reads any JSON without an error', () => {
  const paths = fc.constantFrom('movies/all', 'movies/genre/1', 'series/all', 'movie/1', 'tv/x', 'home/hero', 'search');
  const value = fc.oneof(fc.jsonValue(), fc.array(fc.record({ id: fc.jsonValue(), title: fc.jsonValue() })));
  fc.assert(
    fc.property(fc.array(fc.tuple(paths, value)), (files) => {
      for (const title of jsonTitles(files.map(([path, content]) => file(path, content))).titles) {
        expect(title.records.length).toBeGreaterThan(0);
        expect(posterText(title).title).not.toBe('');
      }
    }),
    { numRuns: RUNS },
  );
});

test('counts the records that the app cannot read, by file', () => {
  const { titles, unreadable } = jsonTitles([
    file('movies/all', [{ id: 1, title: 'Heat' }, { id: '東京', title: 'Dawn' }, { id: 2 }]),
    file('series/all', { results: [{ id: 3, name: 'Lamps' }] }),
  ]);
  expect(titles.map(({ title }) => title.title)).toEqual(['Heat', 'Lamps']);
  expect([...unreadable]).toEqual([['movies/all', 2]]);
});
