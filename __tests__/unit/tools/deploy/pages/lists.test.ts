import { XMLParser } from 'fast-xml-parser';
import fc from 'fast-check';
import { atomFeed, NewestEntries } from '@tools/deploy/pages/feed';
import { sitemapEntry, sitemapFiles } from '@tools/deploy/pages/sitemap';
import { robotsText } from '@tools/deploy/robots';

const SITE = 'https://films.example/';
const entry = (address: string) => sitemapEntry({ address, image: null, video: null });

test('a sitemap lists pages with their images and videos, and escapes any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (title, description) => {
      const video = { title, description, thumbnail: `${SITE}a.jpg`, content: `${SITE}a.mp4`, duration: 90 };
      const xml = sitemapFiles(
        [sitemapEntry({ address: `${SITE}movie/1?type=tv&from=product`, image: null, video })],
        SITE,
      );
      const page = new DOMParser().parseFromString(xml.get('sitemap.xml') ?? '', 'text/xml');
      expect(page.querySelector('parsererror')).toBeNull();
      expect(page.getElementsByTagName('video:content_loc')[0]?.textContent).toBe(video.content);
    }),
  );
});

test('a sitemap with more than 50,000 pages is split and has an index', () => {
  const files = sitemapFiles(
    Array.from({ length: 50_001 }, (_, index) => entry(`${SITE}movie/${index}`)),
    SITE,
  );
  expect([...files.keys()]).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap.xml']);
  expect(files.get('sitemap.xml')).toContain(`<loc>${SITE}sitemap-2.xml</loc>`);
  expect(files.get('sitemap-2.xml')?.match(/<url>/g)).toHaveLength(1);
});

test('the feed lists the fifty newest titles, newest first', () => {
  const newest = new NewestEntries();
  for (let day = 0; day < 1000; day += 1) {
    const date = new Date(Date.UTC(2020, 0, 1 + ((day * 7) % 1000))).toISOString().slice(0, 10);
    newest.add({ title: `Day ${day} & more`, address: `${SITE}movie/${day}`, date, summary: '<b>' });
  }
  const xml = atomFeed(newest.list(), { name: 'Film House', address: SITE });
  const { feed } = new XMLParser().parse(xml) as { feed: { entry: { updated: string }[]; updated: string } };
  expect(feed.entry).toHaveLength(50);
  expect(feed.entry[0]?.updated).toBe(feed.updated);
  const dates = feed.entry.map(({ updated }) => updated);
  expect(dates).toEqual([...dates].sort().reverse());
});

test('robots.txt names the sitemap, or disallows search engines', () => {
  expect(robotsText({ isIndexed: true, sitemap: `${SITE}sitemap.xml` })).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${SITE}sitemap.xml\n`,
  );
  expect(robotsText({ isIndexed: false, sitemap: `${SITE}sitemap.xml` })).toBe('User-agent: *\nDisallow: /\n');
});
