import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { readVideos } from '@/domain/title/readVideos';
import { isTrailerKey } from '@/domain/title/trailer';
import { hostileRecord } from '../hostileValues';

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
])('the first of several videos is %s', (_what, results) => {
  expect(readVideos({ results }, 'pt')[0]?.key).toBe('wanted_____');
});

test('any response yields unique and valid keys', () => {
  fc.assert(
    fc.property(fc.oneof(hostileRecord, fc.anything(), fc.array(hostileRecord)), (answer) => {
      const keys = readVideos(answer, 'en').map(({ key }) => key);
      expect(keys.every(isTrailerKey)).toBe(true);
      expect(new Set(keys).size).toBe(keys.length);
    }),
    { numRuns: RUNS },
  );
});
