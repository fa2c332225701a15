import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { isTrailerKey, readTrailerKey, trailerUrl } from '@/domain/title/trailer';

test('the trailer plays by itself, from the host without cookies', () => {
  const url = new URL(trailerUrl('eRsGyueVLvQ'));

  expect(url.origin + url.pathname).toBe('https://www.youtube-nocookie.com/embed/eRsGyueVLvQ');
  expect(url.searchParams.get('autoplay')).toBe('1');
});

test.each(['sample', 'product'] as const)('a record of %s that names no trailer has the fixed one', (source) => {
  expect(readTrailerKey({}, source)).toBe('eRsGyueVLvQ');
});

test('of a title of TMDB’s that names none it is a question of its own', () => {
  expect(readTrailerKey({}, 'tmdb')).toBeUndefined();
});

test.each(['', null, 7, 'short', 'eRsGyueVLvQ/', '../../../x', 'eRsGyueVLv\n'])('%j is no key', (value) => {
  expect(isTrailerKey(value)).toBe(false);
  expect(readTrailerKey({ trailer_key: value }, 'tmdb')).toBeNull();
});

test('whatever is taken for a key stays within its address', () => {
  fc.assert(
    fc.property(fc.oneof(fc.stringMatching(/^[\w./?#-]{11}$/), fc.string()), (value) => {
      fc.pre(isTrailerKey(value));
      expect(new URL(trailerUrl(value)).pathname).toBe(`/embed/${value}`);
    }),
    { numRuns: RUNS },
  );
});
