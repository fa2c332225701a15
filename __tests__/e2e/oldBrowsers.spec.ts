import { EXHAUSTIVE_ONLY } from './support/extent';
import { open } from './support/open';
import { expect, signInBefore, signInByHand, test } from './support/test';
import { wirePage, withTmdb } from './support/tmdb';

/** Removes features that a browser, an embedded view or a privacy mode may lack. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'locks', { value: undefined });
    for (const name of ['IntersectionObserver', 'matchMedia', 'BroadcastChannel']) Reflect.deleteProperty(window, name);
  });
});

test(
  'without observers, media queries, channels and locks a visit goes from the landing to home',
  EXHAUSTIVE_ONLY,
  async ({ page }) => {
    await signInByHand(page);
    expect(await page.evaluate(() => 'IntersectionObserver' in window || 'matchMedia' in window)).toBe(false);
    const slide = page.getByRole('group', { name: 'The Boys' });
    await slide.getByRole('button', { name: 'Play preview' }).click();
    await expect(slide.locator('video')).toHaveAttribute('data-playing', 'true');
    await slide.getByRole('heading', { name: 'The Boys' }).hover();
    await open(page, './#movies');
    await expect(page.getByRole('heading', { name: 'Movies', exact: true })).toBeInViewport();
  },
);

test('movies, detail and watchlist work without them', EXHAUSTIVE_ONLY, async ({ page }) => {
  await withTmdb(page, (url) => wirePage(Number(url.searchParams.get('page')), 2));
  await signInBefore(page);
  await open(page, './movies');
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden();
  await open(page, './movie/1001');
  await page.getByRole('button', { name: 'Add to Watchlist', exact: true }).click();
  await page.getByRole('link', { name: 'WATCHLIST', exact: true }).click();
  await expect(page.getByRole('article', { name: 'Interstellar' })).toBeVisible();
  await page.getByTitle('Remove from Watchlist').click();
  await expect(page.getByRole('heading', { name: 'Your watchlist is empty' })).toBeVisible();
});
