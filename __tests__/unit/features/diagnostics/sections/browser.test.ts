import { browserName } from '@/features/diagnostics/sections/browser';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test.each([
  ['Chrome 140.0.0.0', CHROME],
  ['Edge 140.0.1.2', `${CHROME} Edg/140.0.1.2`],
  ['Opera 120.0', `${CHROME} OPR/120.0`],
  ['Firefox 140.0', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  [
    'Safari 18.5',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  ],
  ['unknown', 'A browser of one’s own'],
])('recognizes %s by its user agent', (name, userAgent) => {
  expect(browserName(userAgent)).toBe(name);
});
