import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { pickTrailer } from '@/api/tmdb/endpoints/videos';
import { isTrailerKey } from '@/domain/trailer';
import { hostileRecord } from '../../domain/hostileValues';

const video = (key: string, fields = {}) => ({
  site: 'YouTube',
  key: key.padEnd(11, '_'),
  type: 'Trailer',
  official: true,
  iso_639_1: 'en',
  ...fields,
});

test.each([
  ['a trailer before a teaser', [video('teaser', { type: 'Teaser' }), video('wanted', { official: false })]],
  ['an official one first', [video('fans', { official: false }), video('wanted')]],
  ['the viewer’s language first', [video('english'), video('wanted', { iso_639_1: 'pt' })]],
  [
    'an official one of another language before a fan’s',
    [video('fans', { official: false, iso_639_1: 'pt' }), video('wanted')],
  ],
  ['what YouTube has', [video('vimeo', { site: 'Vimeo' }), video('wanted', { type: 'Clip' })]],
  ['what is a key', [video('../../x'), video('wanted', { type: 'Clip' })]],
])('of several it is %s', (_what, results) => {
  expect(pickTrailer({ results }, 'pt')).toBe('wanted_____');
});

test('whatever is answered, it is a key or none', () => {
  fc.assert(
    fc.property(fc.oneof(hostileRecord, fc.anything(), fc.array(hostileRecord)), (answer) => {
      const key = pickTrailer(answer, 'en');
      expect(key === null || isTrailerKey(key)).toBe(true);
    }),
    { numRuns: RUNS },
  );
});
