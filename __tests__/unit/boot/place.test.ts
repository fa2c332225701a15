import fc from 'fast-check';
import { pathBelow, whereabouts } from '@/boot/place';
import { RUNS } from '../../support/runs';

const ROUTES = 'movies|(?:movie|movie/[^/]+/season)/[^/]+';

const at = (pathname: string, { base = '', remembered = '' } = {}) =>
  whereabouts({ pathname, routes: ROUTES, base, remembered });

describe('where the bundle may lie', () => {
  test.each([
    ['/kinora/movies', '/kinora/'],
    ['/kinora/MOVIES/', '/kinora/'],
    ['/kinora/movies/index.html', '/kinora/'],
    ['/movie/1001', '/'],
    ['/a/b/movie/1/season/2', '/a/b/'],
  ])('%s: before the route that is known, surely', (pathname, place) => {
    expect(at(pathname)).toMatchObject({ places: [place], isSure: true });
  });

  test('where deploy/apply.cjs says', () => {
    expect(at('/tv/x/y', { base: '/tv/' })).toEqual({ here: '/tv/x/y', places: ['/tv/'], isSure: true });
  });

  test('where the address tells, if the page is opened outside of the public address that it names', () => {
    expect(at('/kinora/movies', { base: '/movies/' })).toMatchObject({ places: ['/kinora/'], isSure: true });
    expect(at('/movies', { base: '/movies/' })).toMatchObject({ places: ['/movies/'], isSure: true });
    expect(at('/movies/movies', { base: '/movies/' })).toMatchObject({ places: ['/movies/'], isSure: true });
  });

  test('else in the nearest folder above, or any above that, or at the address itself', () => {
    expect(at('/a/b/c')).toEqual({ here: '/a/b/c', places: ['/a/b/', '/a/', '/', '/a/b/c/'], isSure: false });
  });

  test('likeliest where it was found before, if that is above', () => {
    expect(at('/a/b/c', { remembered: '/a/' })).toMatchObject({
      places: ['/a/', '/a/b/', '/', '/a/b/c/'],
      isSure: true,
    });
    expect(at('/a/b/c', { remembered: '/other/' })).toMatchObject({ isSure: false });
  });

  test('a folder that is asked for itself is another bundle, as far as anybody knows', () => {
    expect(at('/a/b/', { remembered: '/a/' })).toMatchObject({ places: ['/a/b/', '/a/', '/'], isSure: false });
    expect(at('/a/', { remembered: '/a/' })).toMatchObject({ places: ['/a/', '/'], isSure: true });
  });

  test('a folder that is the first of all is most likely the one', () => {
    expect(at('/a/b/')).toMatchObject({ places: ['/a/b/', '/a/', '/'], isSure: true });
  });

  test('is never another host', () => {
    const pathname = fc.array(fc.constantFrom('/', 'a', 'movies', 'evil.example', 'index.html', '%2F'), {
      minLength: 1,
    });
    fc.assert(
      fc.property(pathname, fc.constantFrom('', '/', '/a/', '//evil.example/'), (parts, remembered) => {
        const { places } = at(`/${parts.join('')}`, { remembered });
        for (const place of places) expect(place).toMatch(/^\/(?!\/)(.*\/)?$/);
      }),
      { numRuns: RUNS },
    );
  });
});

test('what lies below a place has no folder’s slash', () => {
  expect(pathBelow('/kinora/', '/kinora/movies/')).toBe('movies');
  expect(pathBelow('/kinora/', '/kinora/')).toBe('');
});
