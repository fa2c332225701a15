import fc from 'fast-check';
import { pathBelow, resolveBaseCandidates } from '@/startup/boot/baseCandidates';
import { RUNS } from '../../../support/runs';

const ROUTES = 'movies|(?:movie|movie/[^/]+/season)/[^/]+';

const at = (pathname: string, { base = '', remembered = '' } = {}) =>
  resolveBaseCandidates({ pathname, routes: ROUTES, base, remembered });

describe('the candidates for the base path', () => {
  test.each([
    ['/kinora/movies', '/kinora/'],
    ['/kinora/MOVIES/', '/kinora/'],
    ['/kinora/movies/index.html', '/kinora/'],
    ['/movie/1001', '/'],
    ['/a/b/movie/1/season/2', '/a/b/'],
  ])('%s: the folder before a known route is certain', (pathname, place) => {
    expect(at(pathname)).toMatchObject({ bases: [place], isSure: true });
  });

  test('contain only the path that deploy/apply.cjs wrote, if there is one', () => {
    expect(at('/tv/x/y', { base: '/tv/' })).toEqual({ here: '/tv/x/y', bases: ['/tv/'], isSure: true });
  });

  test('come from the address if it is outside of the written path', () => {
    expect(at('/kinora/movies', { base: '/movies/' })).toMatchObject({ bases: ['/kinora/'], isSure: true });
    expect(at('/movies', { base: '/movies/' })).toMatchObject({ bases: ['/movies/'], isSure: true });
    expect(at('/movies/movies', { base: '/movies/' })).toMatchObject({ bases: ['/movies/'], isSure: true });
  });

  test('are otherwise the nearest folder, those above it, and the address itself', () => {
    expect(at('/a/b/c')).toEqual({ here: '/a/b/c', bases: ['/a/b/', '/a/', '/', '/a/b/c/'], isSure: false });
  });

  test('begin with the stored path if it is above the address', () => {
    expect(at('/a/b/c', { remembered: '/a/' })).toMatchObject({
      bases: ['/a/', '/a/b/', '/', '/a/b/c/'],
      isSure: true,
    });
    expect(at('/a/b/c', { remembered: '/other/' })).toMatchObject({ isSure: false });
  });

  test('do not trust the stored path for the address of a folder below it', () => {
    expect(at('/a/b/', { remembered: '/a/' })).toMatchObject({ bases: ['/a/b/', '/a/', '/'], isSure: false });
    expect(at('/a/', { remembered: '/a/' })).toMatchObject({ bases: ['/a/', '/'], isSure: true });
  });

  test('trust a folder if it is the first candidate', () => {
    expect(at('/a/b/')).toMatchObject({ bases: ['/a/b/', '/a/', '/'], isSure: true });
  });

  test('never contain another host', () => {
    const pathname = fc.array(fc.constantFrom('/', 'a', 'movies', 'evil.example', 'index.html', '%2F'), {
      minLength: 1,
    });
    fc.assert(
      fc.property(pathname, fc.constantFrom('', '/', '/a/', '//evil.example/'), (parts, remembered) => {
        const { bases } = at(`/${parts.join('')}`, { remembered });
        for (const place of bases) expect(place).toMatch(/^\/(?!\/)(.*\/)?$/);
      }),
      { numRuns: RUNS },
    );
  });
});

test('a path below the base path has no trailing slash', () => {
  expect(pathBelow('/kinora/', '/kinora/movies/')).toBe('movies');
  expect(pathBelow('/kinora/', '/kinora/')).toBe('');
});
