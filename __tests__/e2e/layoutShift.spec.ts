import path from 'node:path';
import type { Page } from '@playwright/test';
import { EXHAUSTIVE_ONLY, IN_BOTH, variantsFor } from './support/extent';
import { listed } from './support/screens/screen';
import { open } from './support/open';
import { PORTS } from './support/ports';
import type { WireTitle } from './support/serviceTitles';
import { findTitle } from './support/serviceTitles';
import { expect, signInBefore, test } from './support/test';
import { tmdbSite } from './support/tmdbService';

test.use({ proxy: { server: `http://localhost:${PORTS.slowProxy}` } });

/**
 * Decodes images while they are painted. In Chromium without a GPU, about 5 of 100 pages that scrolled while images were
 * decoded in the background (`decoding="async"`) never got another frame, not even for a screenshot.
 */
test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    new MutationObserver(() => {
      for (const image of document.querySelectorAll<HTMLImageElement>('img[decoding=async]')) image.decoding = 'sync';
    }).observe(document, { childList: true, subtree: true }),
  ),
);

/** The tested routes. The viewer is signed in unless a route says otherwise. */
const ROUTES = [
  { path: '', isSignedOut: true },
  { path: '' },
  { path: 'movie/1001' },
  { path: 'movie/2005', extent: EXHAUSTIVE_ONLY },
  { path: 'movies' },
  { path: 'series', extent: EXHAUSTIVE_ONLY },
  { path: 'search', extent: EXHAUSTIVE_ONLY },
  { path: 'search?q=star' },
  { path: 'watchlist', extent: EXHAUSTIVE_ONLY },
  { path: 'studio/hbo', extent: EXHAUSTIVE_ONLY },
  { path: 'profile', extent: EXHAUSTIVE_ONLY },
  { path: 'subscription', extent: EXHAUSTIVE_ONLY },
  { path: 'diagnostics', extent: EXHAUSTIVE_ONLY },
  { path: 'watch/1001', extent: EXHAUSTIVE_ONLY },
  { path: 'no-such-page', extent: EXHAUSTIVE_ONLY },
] as const;

/** Records layout shifts and their sources from the next page load on. */
const watchShifts = (page: Page) => page.addInitScript(sumUpShifts, true);

/** Records layout shifts of the current page from now on. */
const watchShiftsNow = (page: Page) => page.evaluate(sumUpShifts, false);

function sumUpShifts(isFromStart: boolean) {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  type Shift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      // A font of other metrics moves the glyphs of a single word in place by less.
      if (hadRecentInput || value < 0.00005) continue;
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? `${node.localName}.${node.className}` : '';
        return `${name} ${previousRect.top}+${previousRect.height} to ${currentRect.top}+${currentRect.height}`;
      });
      shifts.push(`${value.toFixed(4)} at ${window.scrollY}: ${moved.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: isFromStart });
}

/** Scrolls to the end and back, one step per frame. Fails with the page's state if a frame does not come. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const frame = () =>
      new Promise<void>((resolve, reject) => {
        const late = setTimeout(() => {
          const { innerHeight, scrollY } = window;
          const { scrollHeight } = document.documentElement;
          const { visibilityState, readyState } = document;
          const state = { innerHeight, scrollY, scrollHeight, visibilityState, readyState };
          reject(new Error(`No frame for 10 s: ${JSON.stringify(state)}`));
        }, 10_000);
        requestAnimationFrame(() => {
          clearTimeout(late);
          resolve();
        });
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 3) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });

const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

for (const [turn, { path, ...route }] of ROUTES.entries()) {
  for (const width of variantsFor([390, 1440], turn)) {
    const isSignedOut = 'isSignedOut' in route;
    const extent = 'extent' in route ? route.extent : IN_BOTH;
    const where = isSignedOut ? 'the landing' : `/${path}`;
    test(`nothing shifts on ${where}, ${width} wide`, extent, async ({ page, traffic }) => {
      await page.setViewportSize({ width, height: 850 });
      if (!isSignedOut) await signInBefore(page);
      await listed(page);
      await watchShifts(page);
      await open(page, `./${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await traffic.settled(page);
      await scrollThrough(page);
      await traffic.settled(page);
      expect(await shiftsOf(page)).toEqual([]);
    });
  }
}

/** A font that is wider than every fallback. */
const WIDE_FACE = path.join(
  require.resolve('@fontsource/michroma/package.json'),
  '../files/michroma-latin-400-normal.woff2',
);

const headingSize = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.getBoundingClientRect().height);

test('the font of headings shifts nothing: it is applied on the next screen, and on the next visit', async ({
  page,
  traffic,
}) => {
  let bring: () => void = () => undefined;
  const isHeldBack = new Promise<void>((resolve) => (bring = resolve));
  await page.route('**/*.woff2', async (route) => {
    await isHeldBack;
    await route.fulfill({ path: WIDE_FACE });
  });
  await watchShifts(page);
  const isAsked = page.waitForRequest('**/*.woff2');
  await open(page, './');
  await isAsked;
  const size = await headingSize(page);
  bring();
  await expect(page.locator('html')).toHaveAttribute('data-face', 'waiting');
  await traffic.settled(page);
  expect(await headingSize(page)).toBe(size);
  expect(await shiftsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'See plans' }).click();
  await expect(page.getByRole('heading', { name: 'Choose your plan' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-face', '');

  await open(page, './');
  await traffic.settled(page);
  expect(await shiftsOf(page)).toEqual([]);
});

/** Pages with data of TMDB, and the titles that they are about. `npm test` tests the first one. */
const KNOWN = [
  { name: 'a film of a collection', find: filmOfCollection, pathOf: ({ id }: WireTitle) => `movie/${id}?from=tmdb` },
  { name: 'a series', find: longSeries, pathOf: ({ id }: WireTitle) => `movie/${id}?type=tv&from=tmdb` },
  { name: 'a season', find: longSeries, pathOf: ({ id }: WireTitle) => `movie/${id}/season/1?type=tv&from=tmdb` },
  {
    name: 'a collection',
    find: filmOfCollection,
    pathOf: ({ belongs_to_collection: collection }: WireTitle) => `collection/${collection?.id}?from=tmdb`,
  },
  {
    name: 'a person',
    find: filmOfCollection,
    pathOf: ({ credits }: WireTitle) => `person/${credits?.cast[0]?.id}?from=tmdb`,
  },
];

test.describe('with TMDB', () => {
  test.use(tmdbSite);

  for (const [turn, { name, find, pathOf }] of KNOWN.entries()) {
    const extent = turn === 0 ? IN_BOTH : EXHAUSTIVE_ONLY;
    for (const width of variantsFor([390, 1440], turn)) {
      test(`nothing shifts on the page of ${name}, ${width} wide`, extent, async ({ page, traffic }) => {
        const path = pathOf(await find());
        await page.setViewportSize({ width, height: 850 });
        await signInBefore(page);
        await watchShifts(page);
        await open(page, `./${path}`);
        await expect(page.locator('main [data-waiting="true"]')).toHaveCount(0);
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await traffic.settled(page);
        await scrollThrough(page);
        await traffic.settled(page);
        expect(await shiftsOf(page)).toEqual([]);
      });
    }
  }

  for (const width of variantsFor([390, 1440], 1)) {
    test(`nothing shifts when details of a title load, ${width} wide`, EXHAUSTIVE_ONLY, async ({ page, traffic }) => {
      // Home requests the popular movies for two lists.
      traffic.allow(/\/3\/movie\/popular\?/);
      await page.setViewportSize({ width, height: 850 });
      await signInBefore(page);
      await open(page, './');
      const card = page.getByRole('region', { name: 'Popular Movies' }).getByRole('article').first();
      await card.scrollIntoViewIfNeeded();
      const title = (await card.getAttribute('aria-label')) ?? '';
      let answer: () => void = () => undefined;
      const isAsked = new Promise<void>((resolve) => {
        void page.route(/\/3\/(movie|tv)\/\d+\?/, async (route) => {
          resolve();
          await new Promise<void>((go) => (answer = go));
          await route.continue();
        });
      });
      await card.getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await isAsked;
      await page.evaluate(() => document.fonts.ready);
      await watchShiftsNow(page);
      answer();
      await expect(page.getByRole('region', { name: /^About this/ })).toBeAttached();
      await scrollThrough(page);
      expect(await shiftsOf(page)).toEqual([]);
    });
  }
});

function filmOfCollection() {
  return findTitle('movie', ({ belongs_to_collection: collection, credits }) => !!collection && !!credits?.cast[0]);
}

function longSeries() {
  return findTitle('tv', ({ seasons = [] }) => seasons.length > 2);
}

test.describe('pending images', () => {
  test.use(tmdbSite);

  test('have their space on the pages of a season, a person, a collection and a studio', async ({ page }) => {
    const film = await filmOfCollection();
    const { id: series } = await longSeries();
    await signInBefore(page);
    // No image arrives.
    await page.route(/\/t\/p\/|\.(avif|webp|jpe?g|png|svg)$/, () => undefined);
    for (const path of [
      `movie/${series}/season/1?type=tv&from=tmdb`,
      `person/${film.credits?.cast[0]?.id}?from=tmdb`,
      `collection/${film.belongs_to_collection?.id}?from=tmdb`,
      'studio/hbo',
    ]) {
      await open(page, `./${path}`);
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeAttached();
      await expect(page.locator('main [data-waiting="true"]')).toHaveCount(0);
      await expect(page.locator('main picture').first()).toBeAttached();
      const flat = await page.locator('main picture').evaluateAll((pictures) =>
        pictures
          .map((picture) => picture.getBoundingClientRect())
          .filter(({ width, height }) => height < width / 8)
          .map(({ width, height }) => `${width} x ${height}`),
      );
      expect(flat, path).toEqual([]);
    }
  });
});
