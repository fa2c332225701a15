import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, signInBefore, test } from './support/test';

/** What a first load may cost a phone, counted: no clock, so it holds on every machine. */
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

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
const DESKTOP = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 };

/** Notes the addresses of all that a page asks for, and what its scripts weigh. */
function watchLoad(page: Page) {
  const urls: string[] = [];
  const scripts: Response[] = [];
  page.on('request', (request) => urls.push(request.url()));
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  const scriptBytes = async () => {
    const bodies = await Promise.all(scripts.map((response) => response.body()));
    return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  };
  return { urls, scriptBytes };
}

const countElements = (page: Page) => page.locator('*').count();

test.describe('on a phone', () => {
  test.use(PHONE);

  for (const { name, path, isSignedOut = false } of PAGES) {
    test(`the scripts of ${name} stay light until nothing more comes`, async ({ page, traffic }) => {
      if (!isSignedOut) await signInBefore(page);
      const { scriptBytes } = watchLoad(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await traffic.settled(page);
      expect(await scriptBytes()).toBeLessThanOrEqual(BUDGET.scriptBytes);
    });
  }

  test('home asks for little and builds little before it is scrolled', async ({ page, traffic }) => {
    await signInBefore(page);
    const { urls } = watchLoad(page);
    await page.goto('./');
    await expect(page.getByRole('region', { name: 'Latest Releases' }).getByRole('article').first()).toBeAttached();
    await traffic.settled(page);
    expect.soft(await countElements(page)).toBeLessThanOrEqual(BUDGET.home.elements);
    expect.soft(urls.length, urls.join('\n')).toBeLessThanOrEqual(BUDGET.home.requests);
  });

  test('of 10,000 cards few exist, in the middle as at the end', async ({ page }) => {
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
    await page.goto('./movies');
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

    test('home preloads its still: the one that it shows, and no other', async ({ page, traffic }) => {
      await signInBefore(page);
      const { urls } = watchLoad(page);
      await page.goto('./');
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
