import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { open, openBare, whole } from './support/open';
import { expect, signInBefore, test } from './support/test';

/** The limits of a first load on a phone. They are counts, so they hold on every machine. */
const BUDGET = {
  scriptBytes: 130_000,
  home: { elements: 900, requests: 20 },
  longList: { elements: 1500 },
};

const PAGES = [
  { name: 'landing', path: './', isSignedOut: true },
  { name: 'home', path: './' },
  { name: 'movies', path: './movies' },
  { name: 'a detail page', path: './movie/1001' },
];

/** The longest wait of the boot script for the first image, see src/startup/boot/show. */
const PICTURE_PATIENCE_MS = 1500;

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
const DESKTOP = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 };

const countElements = (page: Page) => page.locator('*').count();

/** Stores the number of elements in each performance mark, among them the mark of the first user activity. */
const countBeforeItStirs = (page: Page) =>
  page.addInitScript(() => {
    const mark = performance.mark.bind(performance);
    performance.mark = (...said) => {
      const elements = document.querySelectorAll('*').length;
      return mark(said[0], { detail: elements, ...said[1] });
    };
  });

/**
 * Returns the requests of a page and the number of its elements before the first user activity. Later ones do not
 * belong to the first load, and the time until then depends on the machine.
 */
async function firstLoad(page: Page) {
  await whole(page);
  return page.evaluate(() => {
    const [activity] = performance.getEntriesByName('kinora:first-activity') as PerformanceMark[];
    if (!activity) throw new Error('The page had no activity');
    const early = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < activity.startTime);
    return { urls: [location.href, ...early.map(({ name }) => name)], elements: activity.detail as number };
  });
}

test.describe('on a phone', () => {
  test.use(PHONE);

  for (const { name, path, isSignedOut = false } of PAGES) {
    test(`the scripts of ${name} stay within the budget until the page settles`, async ({ page, traffic }) => {
      if (!isSignedOut) await signInBefore(page);
      const scripts: Response[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.push(response);
      });
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await traffic.settled(page);
      const { urls } = await firstLoad(page);
      const early = scripts.filter((response) => urls.includes(response.url()));
      expect(early.length).toBeGreaterThan(2);
      const bodies = await Promise.all(early.map((response) => response.body()));
      const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
      expect(bytes).toBeLessThanOrEqual(BUDGET.scriptBytes);
      // The first line makes Chromium compile the whole script while it loads.
      for (const body of bodies) expect(body.toString('utf8', 0, 40)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    });
  }

  test('home requests its scripts when config.json has arrived, and does not wait for the first image', async ({
    page,
  }) => {
    await signInBefore(page);
    // Simulates a fast device on any machine, and disables the time limit of the wait for the image.
    await page.addInitScript((patience) => {
      performance.now = () => 0;
      const later = setTimeout;
      const soon = (run: () => void, ms?: number, ...more: never[]) => (ms === patience ? 0 : later(run, ms, ...more));
      window.setTimeout = soon as typeof setTimeout;
    }, PICTURE_PATIENCE_MS);
    await page.route('**/art/hero/**', () => undefined);
    let answerConfig: () => void = () => undefined;
    const isSeen = new Promise<void>((resolve) => (answerConfig = resolve));
    await page.route('**/config.json', async (route) => {
      await isSeen;
      await route.continue();
    });
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await openBare(page, './', { waitUntil: 'commit' });
    await expect(page.getByRole('main')).toBeAttached();
    expect(scripts).toEqual([]);
    answerConfig();
    await expect(page.locator('html')).not.toHaveAttribute('data-app', 'mounting');
  });

  test('home makes few requests and few elements before it is scrolled', async ({ page, traffic }) => {
    await signInBefore(page);
    await countBeforeItStirs(page);
    await open(page, './');
    await expect(page.getByRole('region', { name: 'Latest Releases' }).getByRole('article').first()).toBeAttached();
    await traffic.settled(page);
    const { urls, elements } = await firstLoad(page);
    expect.soft(elements).toBeGreaterThan(100);
    expect.soft(elements).toBeLessThanOrEqual(BUDGET.home.elements);
    expect.soft(urls.length, urls.join('\n')).toBeLessThanOrEqual(BUDGET.home.requests);
  });

  test('only a few of 10,000 cards exist, in the middle and at the end', async ({ page }) => {
    await signInBefore(page);
    const [pages, size] = [10, 1000];
    await page.route('**/api/movies/all*', (route, request) => {
      const number = Number(new URL(request.url()).searchParams.get('page') ?? 1);
      const results = Array.from({ length: size }, (_, index) => {
        const id = (number - 1) * size + index + 1;
        return { id, title: `Movie ${id}`, release_date: '2020-02-02' };
      });
      return route.fulfill({ json: { results, ...(number < pages && { next: `all?page=${number + 1}` }) } });
    });
    const scrollTo = (share: number) =>
      page.evaluate((part) => {
        window.scrollTo({ top: document.documentElement.scrollHeight * part, behavior: 'instant' });
      }, share);
    await open(page, './movies');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(async () => {
      await scrollTo(1);
      await expect(page.getByRole('article', { name: `Movie ${pages * size}`, exact: true })).toBeVisible({
        timeout: 200,
      });
    }).toPass({ intervals: [0] });
    expect(await countElements(page)).toBeLessThanOrEqual(BUDGET.longList.elements);
    await scrollTo(0.5);
    await expect(page.getByRole('article', { name: /^Movie (49|50)\d\d$/ }).first()).toBeVisible();
    expect(await countElements(page)).toBeLessThanOrEqual(BUDGET.longList.elements);
  });
});

for (const [screen, use] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test.describe(`on a ${screen}`, () => {
    test.use(use);

    test('home preloads the still that it shows, and no other', async ({ page, traffic }) => {
      await signInBefore(page);
      const urls: string[] = [];
      page.on('request', (request) => urls.push(request.url()));
      await open(page, './');
      const still = page.getByRole('group', { name: 'The Boys' }).locator('img');
      await expect.poll(() => still.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await traffic.settled(page);
      const shown = await still.evaluate((image: HTMLImageElement) => image.currentSrc);
      expect(urls.filter((url) => /\/hero\/the-boys[\w-]*\.(avif|webp)$/.test(url))).toEqual([shown]);
      const initiator = await page.evaluate((url) => {
        const [entry] = performance.getEntriesByName(url) as PerformanceResourceTiming[];
        return entry?.initiatorType;
      }, shown);
      expect(initiator, 'a preload').toBe('link');
    });
  });
}
