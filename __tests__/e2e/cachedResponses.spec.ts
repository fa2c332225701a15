import { advanceUntil, resumeClock, stopClock } from './support/pageClock';
import type { Page } from '@playwright/test';
import { open, reload, whole } from './support/open';
import { expect, signInBefore, test } from './support/test';
import { pathsOf, wirePage, withTmdb } from './support/tmdb';

test('the next visit shows cached TMDB responses, until the cache is cleared', async ({ page }) => {
  await signInBefore(page);
  const calls = await withTmdb(page, (url) => wirePage(Number(url.searchParams.get('page')), 1));
  const asked = () => calls.filter(({ searchParams }) => searchParams.get('with_genres') === '12').length;
  const isKept = () => page.evaluate(() => localStorage.getItem('kinora:answers') !== null);
  const movie = page.getByRole('article', { name: 'Wire Movie 1', exact: true });

  await test.step('the response is cached when the page is idle', async () => {
    await open(page, './movies?genre=12');
    await expect(movie).toBeVisible();
    await expect.poll(isKept).toBe(true);
    expect(asked()).toBe(1);
  });

  await test.step('the cached response is not requested again', async () => {
    // The cache has half a second to respond. A stopped clock makes this independent of the machine.
    await stopClock(page);
    await reload(page);
    await advanceUntil(page, () => expect(movie).toBeVisible({ timeout: 200 }), 50);
    expect(asked()).toBe(1);
    await resumeClock(page);
  });

  await test.step('the diagnostics show the size of the cache, and clear it', async () => {
    await open(page, './diagnostics');
    await expect(page.getByText('Cached TMDB responses')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the catalogue cache' }).click();
    // Home's first row is requested again once the cache is empty.
    await expect.poll(() => pathsOf(calls)).toContain('movie/now_playing');
    await open(page, './movies?genre=12');
    await expect(movie).toBeVisible();
    expect(asked()).toBe(2);
  });
});

const HOUR = 3_600_000;

/**
 * Visits the movies, and waits until the browser has cached TMDB's first page. Each title has the number of its
 * response.
 */
async function visitMovies(page: Page) {
  await signInBefore(page);
  const calls = await withTmdb(page, () => wirePage(1, 1, `Answer ${asked()} Movie`));
  const asked = () => pathsOf(calls).filter((path) => path === 'movie/popular').length;
  const movie = (answer: number) => page.getByRole('article', { name: `Answer ${answer} Movie 1`, exact: true });
  await open(page, './movies');
  await expect(movie(1)).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kinora:answers') !== null)).toBe(true);
  const isSeen = (answer: number) => advanceUntil(page, () => expect(movie(answer)).toBeVisible({ timeout: 200 }), 50);
  return { asked, isSeen };
}

test('movies that are an hour old are not requested by any visit', async ({ page }) => {
  const { asked, isSeen } = await visitMovies(page);
  await stopClock(page, HOUR);
  for (let visit = 1; visit <= 3; visit += 1) {
    await reload(page);
    await isSeen(1);
  }
  expect(asked()).toBe(1);
});

test('a response that is 23 hours old is requested again once it is a day old', async ({ page }) => {
  const { asked, isSeen } = await visitMovies(page);
  await stopClock(page, 23 * HOUR);
  await reload(page);
  await isSeen(1);
  await whole(page);
  expect(asked()).toBe(1);
  await page.clock.fastForward(HOUR);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await isSeen(2);
  expect(asked()).toBe(2);
});

test('a database that the browser refuses changes nothing', async ({ page }) => {
  await signInBefore(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    localStorage.setItem('kinora:answers', '1');
  });
  await withTmdb(page, (url) => wirePage(Number(url.searchParams.get('page')), 1));

  await open(page, './movies?genre=12');

  await expect(page.getByRole('article', { name: 'Wire Movie 1', exact: true })).toBeVisible();
});
