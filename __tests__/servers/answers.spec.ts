import { readdirSync } from 'node:fs';
import path from 'node:path';
import { grade } from './observatory';
import { PLACES } from './site';
import { expect, test } from './test';

const assets = readdirSync(path.join(__dirname, '../../dist/assets'));
const asset = (extension: string) => `assets/${assets.find((name) => name.endsWith(extension))}`;
const CLIP = 'art/hero/the-boys.mp4';

const TYPES: [path: string, type: RegExp][] = [
  ['', /^text\/html; ?charset=utf-8$/i],
  ['movies/index.html', /^text\/html; ?charset=utf-8$/i],
  [asset('.js'), /^(text|application)\/javascript/],
  [asset('.woff2'), /^font\/woff2$/],
  ['api/movies/popular', /^application\/json/],
  ['api/movie/1001', /^application\/json/],
  ['config.json', /^application\/json/],
  // A cached worker would leave viewers on an old build.
  ['sw.js', /^(text|application)\/javascript/],
  ['app.webmanifest', /^application\/manifest\+json/],
  ['art/brand/mark.svg', /^image\/svg\+xml/],
  ['art/posters/1001-342.avif', /^image\/avif$/],
];

for (const place of PLACES) {
  test(`types, caching, ranges and missing files are right at ${place}`, async ({ request, site }) => {
    const get = (path: string, headers = {}) => request.get(site.origin + place + path, { headers });
    for (const [path, type] of TYPES) {
      const answer = await get(path);
      expect(answer.status(), path).toBe(200);
      expect(answer.headers()['content-type'], path).toMatch(type);
      const isHashed = path.startsWith('assets/');
      const caching = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
      expect(answer.headers()['cache-control'], path).toBe(caching);
      // Responses that must be revalidated need a validator.
      expect(answer.headers().etag ?? answer.headers()['last-modified'], path).toBeTruthy();
    }
    for (const path of [
      'assets/missing.12345678.js',
      'api/movies/missing',
      'api/movie/9999',
      'art/posters/missing-342.avif',
    ])
      expect((await get(path)).status(), path).toBe(404);

    const part = await get(CLIP, { Range: 'bytes=0-99' });
    expect(part.status()).toBe(206);
    expect(part.headers()['content-range']).toMatch(/^bytes 0-99\/\d+$/);
    expect((await part.body()).length).toBe(100);

    for (const path of ['', asset('.js'), 'api/movies/popular'])
      expect((await get(path, { 'Accept-Encoding': 'gzip' })).headers()['content-encoding'], path).toBe('gzip');
  });
}

test('the headers earn at least 120 points by the rules of Mozilla’s Observatory', async ({ request, site }) => {
  for (const path of ['', 'movies/index.html', asset('.js'), 'api/movies/popular']) {
    const answer = await request.get(`${site.origin}/tv/${path}`);
    const { score, reasons } = grade(answer.headers());
    expect(score, reasons.join(', ')).toBeGreaterThanOrEqual(120);
    expect(answer.headers()['permissions-policy'], path).toContain('camera=()');
    expect(answer.headers()['cross-origin-opener-policy'], path).toBe('same-origin');
    expect(answer.headers()['content-security-policy'], path).toContain("require-trusted-types-for 'script'");
  }
});
