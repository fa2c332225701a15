import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { isTrailerKey, readTrailer } from '@/domain/title/trailer';
import { trailerUrl } from '@/domain/title/trailerUrl';

test('the trailer plays by itself, from the host without cookies', () => {
  const url = new URL(trailerUrl('eRsGyueVLvQ'));

  expect(url.origin + url.pathname).toBe('https://www.youtube-nocookie.com/embed/eRsGyueVLvQ');
  expect(url.searchParams.get('autoplay')).toBe('1');
});

test('a sample that names no trailer has the fixed one', () => {
  expect(readTrailer({}, 'sample')).toBe('eRsGyueVLvQ');
});

test('an own title that names no trailer has none', () => {
  expect(readTrailer({}, 'product')).toBeNull();
});

test('the trailer of a TMDB title that names none is another request', () => {
  expect(readTrailer({}, 'tmdb')).toBeUndefined();
});

test('a file of its own is preferred to a key', () => {
  const trailer = { src: 'films/heat-trailer.mp4', type: 'video/mp4' };
  expect(readTrailer({ trailer, trailer_key: 'eRsGyueVLvQ' }, 'product')).toBe('films/heat-trailer.mp4');
  expect(readTrailer({ trailer: { src: '' }, trailer_key: 'eRsGyueVLvQ' }, 'product')).toBe('eRsGyueVLvQ');
});

test.each(['', null, 7, 'short', 'eRsGyueVLvQ/', '../../../x', 'eRsGyueVLv\n'])('%j is no key', (value) => {
  expect(isTrailerKey(value)).toBe(false);
  expect(readTrailer({ trailer_key: value }, 'tmdb')).toBeNull();
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
