import fc from 'fast-check';
import { readImageRef } from '@/lib/safeUrls';
import { RUNS } from '@tests/runs';

describe('an image is', () => {
  test.each(['/qhb1qOilapbapxWQn9jtRCMwXJF.jpg', '/a-b_c.1.webp', '/LOGO.PNG', '/logo.svg'])(
    'a path at the image host: %s',
    (path) => {
      expect(readImageRef(path)).toBe(path);
    },
  );

  test.each(['art/posters/1001-500.webp', 'poster.jpg', 'art/a.b/c.avif', 'clip.gif', 'art/mine.webp#3b273b'])(
    'a path below the app: %s',
    (path) => {
      expect(readImageRef(path)).toBe(path);
    },
  );

  test.each([
    'https://image.tmdb.org/t/p/w500/abc.jpg',
    'https://m.media-amazon.com/images/M/MV5B@._V1_SX300.jpg',
    'https://example.org/poster?id=7',
    'HTTPS://EXAMPLE.ORG/A.JPG',
    'https://example.org:443/a.jpg',
  ])('an absolute URL: %s', (address) => {
    expect(readImageRef(address)).toBe(address);
  });
});

describe('an image is never', () => {
  test.each([
    ['a script', 'javascript:alert(1)'],
    ['a script in disguise', 'JaVaScRiPt:alert(1)//.jpg'],
    ['a script behind a space', ' javascript:alert(1)'],
    ['a page in the address', 'data:text/html,<script>alert(1)</script>'],
    ['a picture in the address', 'data:image/svg+xml;base64,PHN2Zy8+'],
    ['an object in memory', 'blob:https://evil.example/0f6e'],
    ['a file', 'file:///etc/passwd.png'],
    ['an address without a scheme', '//evil.example/a.jpg'],
    ['the same with backslashes', '\\\\evil.example\\a.jpg'],
    ['the same with both', '/\\evil.example/a.jpg'],
    ['a backslash within', 'https:\\\\evil.example\\a.jpg'],
    ['an address that hides its host', 'https://image.tmdb.org@evil.example/a.jpg'],
    ['a user with a password', 'https://user:secret@example.org/a.jpg'],
    ['an address without encryption', 'http://example.org/a.jpg'],
    ['another port', 'https://example.org:8443/a.jpg'],
    ['a parent folder', '../a.jpg'],
    ['a parent folder within', 'art/../../a.jpg'],
    ['a parent folder at the host', '/../a.jpg'],
    ['a folder at the host', '/a/b.jpg'],
    ['a query', '/a.jpg?x=1'],
    ['a word for a colour', 'a.jpg#red'],
    ['more than a colour', 'a.jpg#3b273b;color:red'],
    ['a colour at the host', '/a.jpg#3b273b'],
    ['no picture by its name', '/a.html'],
    ['no name', '/.'],
    ['a line break at the end', '/a.jpg\n'],
    ['a line break within', 'https://example.org/a\n.jpg'],
    ['a space', 'https://example.org/a b.jpg'],
    ['markup', '/a.jpg"onerror="alert(1).jpg'],
    ['a scheme and nothing else', 'https://'],
    ['OMDb’s word for none', 'N/A'],
    ['an endless address', `https://example.org/${'a'.repeat(2048)}.jpg`],
  ])('%s: %j', (_what, value) => {
    expect(readImageRef(value)).toBeNull();
  });

  test.each([undefined, null, '', 7, true, {}, ['/a.jpg'], { toString: () => '/a.jpg' }])('%p', (value) => {
    expect(readImageRef(value)).toBeNull();
  });
});

/** Describes the three valid forms independently of the reader. */
function isOneOfTheForms(ref: string): boolean {
  const url = new URL(ref, 'https://app.example/kinora/');
  const isPlain = url.username === '' && url.password === '' && url.port === '' && url.protocol === 'https:';
  const isOwn = url.host === 'app.example' && (ref.startsWith('/') || url.pathname.startsWith('/kinora/'));
  return isPlain && (isOwn || /^https:\/\//i.test(ref));
}

const fragments = fc.constantFrom(
  ...['https:', 'http:', 'javascript:', 'data:', '//', '/', '\\', '..', '.', '@', ':', '8080', 'evil.example', 'art'],
  ...['.jpg', '.webp', '.svg', '.html', '%2e%2e', '%00', ' ', '\t', '\n', '?', '#', 'ü', '\u202e', 'image.tmdb.org'],
);
const hostileAddresses = fc.array(fragments, { maxLength: 8 }).map((parts) => parts.join(''));

test('every accepted value has one of the three valid forms', () => {
  fc.assert(
    fc.property(fc.oneof(hostileAddresses, fc.webUrl(), fc.string({ unit: 'binary' })), (value) => {
      const ref = readImageRef(value);
      expect(ref === null || (ref === value && isOneOfTheForms(ref))).toBe(true);
    }),
    { numRuns: RUNS },
  );
});

test('reads any value without errors', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const ref = readImageRef(value);
      expect(ref === null || ref === value).toBe(true);
    }),
    { numRuns: RUNS },
  );
});
