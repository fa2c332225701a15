import type { Page } from '@playwright/test';
import { EXHAUSTIVE_ONLY, IN_BOTH } from './support/extent';
import { advanceUntil, stopClock } from './support/pageClock';
import { open, openBare } from './support/open';
import { expect, signInBefore, test } from './support/test';
import { withTmdb } from './support/tmdb';

/** Accepts the requests and never responds. */
const hang = (page: Page, glob: string) => page.route(glob, () => undefined);

test.beforeEach(async ({ page, traffic }) => {
  traffic.allow(/\/api\//);
  await signInBefore(page);
});

for (const [what, globs, extent] of [
  ['the product API', ['**/api/**'], EXHAUSTIVE_ONLY],
  ['config.json', ['**/config.json'], EXHAUSTIVE_ONLY],
  ['everything that is no script', ['**/api/**', '**/config.json'], IN_BOTH],
] as const) {
  test(`home stands within a second while ${what} hangs, and its rows within four`, extent, async ({ page }) => {
    for (const glob of globs) await hang(page, glob);
    await stopClock(page);
    await openBare(page, './');
    const slide = page.getByRole('region', { name: 'Featured' }).getByRole('heading', { name: 'The Boys' });
    const stands = async () => {
      await expect(page.locator('html[data-app="live"]')).toBeAttached({ timeout: 200 });
      await expect(slide).toBeVisible({ timeout: 200 });
    };
    const home = await advanceUntil(page, stands, 50);
    expect(home).toBeLessThanOrEqual(1000);
    const row = page.getByRole('region', { name: 'Latest Releases' });
    const card = row.getByRole('article').first();
    const isBegun = row.getByText('Loading movies...').or(card);
    const begun = await advanceUntil(page, () => expect(isBegun).toBeVisible({ timeout: 200 }), 50);
    const filled = await advanceUntil(page, () => expect(card).toBeVisible({ timeout: 200 }), 250);
    expect(home + begun + filled).toBeLessThanOrEqual(4000);
  });
}

test('a late response replaces the samples, and the page stays where it is', async ({ page }) => {
  let answer: () => void = () => undefined;
  const isTime = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/movies/all', async (route) => {
    await isTime;
    await route.fulfill({ json: [{ id: 7, title: 'Own Film', genre_ids: [28] }] }).catch(() => undefined);
  });
  await open(page, './movies');
  await expect(page.getByRole('article', { name: 'Interstellar' })).toBeVisible();
  answer();
  await expect(page.getByRole('article', { name: 'Own Film' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Interstellar' })).toHaveCount(0);
});

test('a title is looked up for at most six seconds, and Try Again requests it again', async ({ page }) => {
  await withTmdb(page, (url) => (url.pathname === '/3/movie/550' ? { id: 550, title: 'Wire Club' } : { results: [] }));
  const tmdb = 'https://api.themoviedb.org/3/movie/550?*';
  await hang(page, tmdb);
  await page.clock.install();
  const isAsked = page.waitForRequest(/\/3\/movie\/550\?/);
  await open(page, './movie/550?from=tmdb');
  await isAsked;
  await page.clock.runFor(6000);
  await expect(page.getByRole('heading', { level: 1, name: 'This title could not be loaded' })).toBeVisible();
  await page.unroute(tmdb);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wire Club' })).toBeVisible();
});

test('leaving a page aborts the pending request for its title', async ({ page }) => {
  await withTmdb(page, () => ({ results: [] }));
  await hang(page, 'https://api.themoviedb.org/3/movie/550?*');
  const asked = page.waitForRequest(/\/3\/movie\/550\?/);
  await open(page, './movie/550?from=tmdb');
  const request = await asked;
  // This is sooner than the timeout of the request.
  const ended = page.waitForEvent('requestfailed', { predicate: (failed) => failed === request, timeout: 4000 });
  await page.getByRole('link', { name: 'WATCHLIST', exact: true }).click();
  expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED');
});
