import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { buildName, isJson, scriptsOf } from '@/worker/responses';
import { isPageAddress, isScreenAddress, imageCacheKey } from '@/worker/requests';

test.each(['', 'movies', 'movie/1001', 'movie/4001/season/1', 'movies/index.html', 'nowhere/at/all', 'apiary'])(
  '"%s" is a page of the app',
  (path) => expect(isPageAddress(path)).toBe(true),
);

test.each(['config.json', 'api/movies/all', 'api', 'assets/main.1.js', 'art/x', 'deploy/sw-off.js', 'licenses.json'])(
  '"%s" is a file',
  (path) => expect(isPageAddress(path)).toBe(false),
);

test('finds the scripts of a page below any base path', () => {
  const html =
    '<script src="/~/assets/main.1a.js"></script><script defer src="https://a/b/assets/home.2b.js"></script>';
  expect(scriptsOf(html)).toEqual(['assets/main.1a.js', 'assets/home.2b.js']);
  expect(scriptsOf('<h1>Welcome to the hotel</h1><script src="/login.js"></script>')).toEqual([]);
});

test('an image has one cache key for all widths and encodings', () => {
  const stem = imageCacheKey('https://a/kinora/art/posters/1001-342.avif');
  expect(imageCacheKey('https://a/kinora/art/posters/1001-500.webp')).toBe(stem);
  expect(imageCacheKey('https://a/kinora/art/posters/1002-500.webp')).not.toBe(stem);
  expect(imageCacheKey('https://i/t/p/w300/abc.jpg')).toBe(imageCacheKey('https://i/t/p/w500/abc.jpg'));
  expect(imageCacheKey('https://i/t/p/w300/abc.jpg')).not.toBe(imageCacheKey('https://i/t/p/w300/abd.jpg'));
});

test('builds with the same files have the same name, and other builds another one', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.array(fc.string()), (one, other) => {
      expect(buildName(one)).toBe(buildName([...one]));
      if (one.join() !== other.join()) expect(buildName(one)).not.toBe(buildName(other));
    }),
    { numRuns: RUNS },
  );
});

test('recognizes every JSON text, and rejects pages and partial responses', () => {
  fc.assert(
    fc.property(fc.json(), (text) => expect(isJson(text)).toBe(true)),
    { numRuns: RUNS },
  );
  for (const text of ['', '<!doctype html>', '{"results":[', 'undefined']) expect(isJson(text)).toBe(false);
});

test.each([
  ['', true],
  ['index.html', true],
  ['movies/', true],
  ['movie/4001/season/1', true],
  ['oauth2/sign_in', false],
  ['movie-login', false],
])('the app has a screen at "%s": %s', (path, expected) => expect(isScreenAddress(path)).toBe(expected));
