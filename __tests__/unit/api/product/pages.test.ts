import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { nextPath } from '@/api/client/nextPath';
import { MAX_RECORDS, readPages } from '@/api/product/pages';

test.each([
  ['all-2', 'movies/all', 'movies/all-2'],
  ['all/2', 'movies/all', 'movies/all/2'],
  ['movies/all-2', 'movies/all', 'movies/all-2'],
  ['?page=2', 'movies/all', 'movies/all?page=2'],
  ['./3.json', 'series/all/2.json', 'series/all/3.json'],
])('resolves %s after %s to %s', (next, path, expected) => {
  expect(nextPath({ next }, path)).toBe(expected);
});

test.each([
  undefined,
  null,
  '',
  7,
  '/elsewhere',
  '../../../secret',
  'https://evil.example/all',
  '//evil.example/all',
  'javascript:alert(1)',
  'x'.repeat(600),
])('%j does not resolve to a path', (next) => {
  expect(nextPath({ next }, 'movies/all')).toBeNull();
});

test('no path leads out of the product API, for any `next` of a response', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath()), (next) => {
      const path = nextPath({ next }, 'movies/all');
      const base = 'https://films.example/api/';
      expect(path === null || new URL(path, base).href.startsWith(base)).toBe(true);
    }),
    { numRuns: RUNS },
  );
});

test('reads a chain of pages that leads back only once', async () => {
  const get = jest.fn((path: string) =>
    Promise.resolve({ results: [path], next: path === 'movies/all' ? 'all-2' : 'all' }),
  );

  expect(await readPages(get, { path: 'movies/all', enough: 100 })).toMatchObject({
    results: ['movies/all', 'movies/all-2'],
    next: null,
  });
  expect(get).toHaveBeenCalledTimes(2);
});

test('reads the first records of a page with more records than fit on the stack', async () => {
  const page = Array.from({ length: 500_000 }, (_, id) => id);
  const { results } = await readPages(() => Promise.resolve(page), { path: 'movies/all', enough: 1 });
  expect(results).toEqual(page.slice(0, MAX_RECORDS));
});

test('passes the total number of results on', async () => {
  const get = () => Promise.resolve({ results: [1, 2], total_results: 40, next: 'all-2' });

  expect(await readPages(get, { path: 'movies/all', enough: 1 })).toMatchObject({ total_results: 40 });
});
