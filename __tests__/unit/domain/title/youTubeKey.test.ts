import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { isTrailerKey } from '@/domain/title/trailer';
import { youTubeKey } from '@/domain/title/youTubeKey';

const KEY = 'eRsGyueVLvQ';

test.each([
  KEY,
  ` ${KEY} `,
  `https://www.youtube.com/watch?v=${KEY}`,
  `https://www.youtube.com/watch?list=PL1&v=${KEY}&t=42s`,
  `http://youtube.com/watch?v=${KEY}#t=3`,
  `https://m.youtube.com/watch?v=${KEY}`,
  `youtube.com/watch?v=${KEY}`,
  `//www.youtube.com/embed/${KEY}`,
  `https://youtu.be/${KEY}?si=abc`,
  `youtu.be/${KEY}`,
  `https://www.youtube.com/shorts/${KEY}`,
  `https://www.youtube.com/live/${KEY}?feature=share`,
  `https://www.youtube-nocookie.com/embed/${KEY}?rel=0`,
])('reads the key from %s', (text) => {
  expect(youTubeKey(text)).toBe(KEY);
});

test.each([
  '',
  'none',
  'https://vimeo.com/123456789',
  `https://evil.example/watch?v=${KEY}`,
  `https://youtube.com.evil.example/watch?v=${KEY}`,
  `https://evil.example/?u=https://youtu.be/${KEY}`,
  `https://youtu.be/${KEY}x`,
  'https://www.youtube.com/playlist?list=PL1',
  42,
  null,
])('finds no key in %j', (text) => {
  expect(youTubeKey(text)).toBeNull();
});

test('returns a valid key or null for any value', () => {
  const parts = fc.constantFrom(
    'https://',
    'www.',
    'youtube.com',
    'youtu.be',
    '/watch?v=',
    '/embed/',
    KEY,
    '&',
    '?',
    'a',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything(),
        fc.array(parts, { maxLength: 8 }).map((list) => list.join('')),
      ),
      (value) => {
        const key = youTubeKey(value);
        expect(key === null || isTrailerKey(key)).toBe(true);
      },
    ),
    { numRuns: RUNS },
  );
});
