import fc from 'fast-check';
import { defaultConfig } from '@/config/runtimeConfig';
import { headTags } from '@tools/deploy/pages/pageTemplate';
import { titleContent } from '@tools/deploy/pages/pageContents';
import { pageSiteOf } from '@tools/deploy/pages/pageSite';
import { readableMarkup } from '@tools/deploy/pages/readable';
import { readTitleDetails } from '@/domain/title/readTitleDetails';

const config = { ...defaultConfig('https://build.invalid/'), siteUrl: 'https://films.example/movies' };
const site = pageSiteOf(config);
const viewer = { language: 'en-US', region: null, viewerLanguage: 'en' };

const RECORD = {
  id: 'words-2012',
  title: 'Words',
  release_date: '2012-03-04',
  overview: 'A town waits for a storm. '.repeat(20),
  poster_path: 'posters/words.webp#3b273b',
  backdrop_path: 'posters/words-wide.webp',
  genre: 'Drama',
  runtime: 104,
  cast: [{ name: 'Mira Holt' }],
  crew: [{ name: 'Jon Aldo', job: 'Director' }],
  video: {
    sources: [{ src: 'films/words.mp4', type: 'video/mp4' }],
    subtitles: [{ src: 'films/words.en.vtt', srclang: 'en', label: 'English' }],
  },
};

function pageOf(record: object) {
  const details = readTitleDetails(record, 'movie', 'product', viewer);
  if (!details) throw new Error('No title');
  const content = titleContent(details, site);
  const page = new DOMParser().parseFromString(headTags(content.head, site), 'text/html');
  const meta = (name: string) =>
    page.querySelector<HTMLMetaElement>(`meta[property="${name}"], meta[name="${name}"]`)?.content;
  const data = page.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null';
  const { '@graph': graph } = JSON.parse(data) as { '@graph': Record<string, unknown>[] };
  const readable = readableMarkup(content.readable, site, `movie/${String(details.title.id)}`);
  return { page, meta, graph, body: new DOMParser().parseFromString(readable, 'text/html').body };
}

test('a page describes its title to search engines and chats', () => {
  const { page, meta, graph } = pageOf(RECORD);
  expect(page.title).toBe('Words (2012) · Kinora');
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'https://films.example/movies/movie/words-2012',
  );
  expect(meta('og:type')).toBe('video.movie');
  expect(meta('og:image')).toBe('https://films.example/movies/posters/words-wide.webp');
  expect(meta('og:url')).toBe('https://films.example/movies/movie/words-2012');
  expect(meta('description')?.length).toBeLessThanOrEqual(200);
  expect(meta('twitter:card')).toBe('summary_large_image');
  expect(graph).toEqual([
    expect.objectContaining({
      '@type': 'Movie',
      name: 'Words',
      datePublished: '2012-03-04',
      duration: 'PT104M',
      director: [{ '@type': 'Person', name: 'Jon Aldo' }],
    }),
    expect.objectContaining({
      '@type': 'VideoObject',
      uploadDate: '2012-03-04',
      contentUrl: 'https://films.example/movies/films/words.mp4',
      thumbnailUrl: ['https://films.example/movies/posters/words-wide.webp'],
    }),
  ]);
});

test('a video without a date or an image is not described, because search engines refuse it', () => {
  expect(pageOf({ ...RECORD, release_date: '' }).graph).toHaveLength(1);
  expect(pageOf({ ...RECORD, poster_path: null, backdrop_path: null }).graph).toHaveLength(1);
});

test('a page shows and plays the title without JavaScript', () => {
  const { body } = pageOf(RECORD);
  expect(body.querySelector('h1')?.textContent).toBe('Words');
  expect(body.querySelector('img')?.getAttribute('src')).toBe('https://films.example/movies/posters/words.webp');
  expect(body.querySelector('source')?.getAttribute('src')).toBe('/movies/films/words.mp4');
  expect(body.querySelector('track')?.getAttribute('srclang')).toBe('en');
});

test('a page of a site that is not indexed has a noindex tag', () => {
  const details = readTitleDetails(RECORD, 'movie', 'product', viewer);
  const hidden = { ...site, isIndexed: false };
  expect(details && headTags(titleContent(details, hidden).head, hidden)).toContain('name="robots" content="noindex"');
});

// WhatsApp, Telegram, Slack, Discord and iMessage need these tags for a card.
test('every title has a card with a title, a description, a type and absolute URLs only', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('</script>', '" onload="x', '映画', '🎬'));
  const address = fc.oneof(
    text,
    fc.constantFrom('javascript:alert(1)', 'posters/a.webp', '/tmdb.jpg', 'https://p.example/a.jpg', '../up.jpg'),
  );
  const record = fc.record({
    id: fc.oneof(
      fc.integer({ min: 1 }),
      fc.stringMatching(/^[\w-]{1,64}$/),
      fc.constantFrom('words-2012', 1001, 'tt0000001'),
    ),
    title: text,
    overview: text,
    poster_path: address,
    backdrop_path: address,
    director: text,
    video: fc.record({ sources: fc.array(fc.record({ src: address })) }),
  });
  fc.assert(
    fc.property(record, (raw) => {
      fc.pre(readTitleDetails(raw, 'movie', 'product', viewer) !== null);
      const { meta, page, body } = pageOf(raw);
      for (const name of ['og:title', 'og:description', 'og:type', 'description']) expect(meta(name)).not.toBe('');
      const image = meta('og:image');
      if (image !== undefined) expect(image).toMatch(/^https:\/\//);
      const addresses = [...body.querySelectorAll('[src], [href]')].map(
        (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
      );
      for (const each of addresses) expect(each).toMatch(/^(https?:\/\/|\/movies\/)/);
      expect(page.querySelectorAll('script')).toHaveLength(1);
    }),
  );
});
