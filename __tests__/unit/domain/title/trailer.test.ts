import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { isTrailerKey, readTrailer } from '@/domain/title/trailer';
import { trailerUrl } from '@/features/titleDetails/TrailerDialog';

test('the trailer plays automatically, from the host without cookies', () => {
  const url = new URL(trailerUrl('eRsGyueVLvQ'));

  expect(url.origin + url.pathname).toBe('https://www.youtube-nocookie.com/embed/eRsGyueVLvQ');
  expect(url.searchParams.get('autoplay')).toBe('1');
});

test('a sample without a trailer has the fixed one', () => {
  expect(readTrailer({}, 'sample')).toBe('eRsGyueVLvQ');
});

test('an own title without a trailer has none', () => {
  expect(readTrailer({}, 'product')).toBeNull();
});

test('the trailer of a TMDB title needs another request', () => {
  expect(readTrailer({}, 'tmdb')).toBeUndefined();
});

test('an own file has priority over a key', () => {
  const trailer = { src: 'films/heat-trailer.mp4', type: 'video/mp4' };
  expect(readTrailer({ trailer, trailer_key: 'eRsGyueVLvQ' }, 'product')).toBe('films/heat-trailer.mp4');
  expect(readTrailer({ trailer: { src: '' }, trailer_key: 'eRsGyueVLvQ' }, 'product')).toBe('eRsGyueVLvQ');
});

test.each(['', null, 7, 'short', 'eRsGyueVLvQ/', '../../../x', 'eRsGyueVLv\n'])('%j is not a key', (value) => {
  expect(isTrailerKey(value)).toBe(false);
  expect(readTrailer({ trailer_key: value }, 'tmdb')).toBeNull();
});

test('every accepted key stays within its URL', () => {
  fc.assert(
    fc.property(fc.oneof(fc.stringMatching(/^[\w./?#-]{11}$/), fc.string()), (value) => {
      fc.pre(isTrailerKey(value));
      expect(new URL(trailerUrl(value)).pathname).toBe(`/embed/${value}`);
    }),
    { numRuns: RUNS },
  );
});
