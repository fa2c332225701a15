import type { Page } from '@playwright/test';
import { open } from './support/open';
import { expect, signInBefore, test } from './support/test';
import { wirePage, withTmdb } from './support/tmdb';
import { walkTo } from './support/walkTo';

test.beforeEach(async ({ page }) => {
  await signInBefore(page);
});

/** Focuses a card of a long row, and waits until the row has scrolled to it. */
async function bringIntoView(page: Page) {
  const cards = page.getByRole('region', { name: 'Horror', exact: true }).getByRole('article');
  // The first ten cards render first, then all of them.
  await expect(cards.nth(10)).toBeAttached();
  const link = cards.nth(9).getByRole('link');
  await link.evaluate(
    (element: HTMLElement) =>
      new Promise((resolve) => {
        element.closest('ul')?.addEventListener('scrollend', resolve, { once: true });
        element.focus();
      }),
  );
  return link;
}

test('back restores the scroll positions of page and row, and the focus; forward does too', async ({ page }) => {
  await open(page, './');
  // Scroll restoration and the footer load in one commit.
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const link = await bringIntoView(page);
  const where = () =>
    page.evaluate(() => ({
      top: Math.round(scrollY),
      left: Math.round(document.activeElement?.closest('ul')?.scrollLeft ?? -1),
    }));
  const left = await where();
  expect(left.left).toBeGreaterThan(100);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Watch Now' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('main')).toBeFocused();

  await page.goBack();
  await expect(link).toBeFocused();
  await expect.poll(where).toEqual(left);

  await page.goForward();
  await expect(page.getByRole('button', { name: 'Watch Now' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('back restores a row that was scrolled before scroll restoration had loaded', async ({ page }) => {
  let comes: () => void = () => undefined;
  const isWanted = new Promise<void>((resolve) => (comes = resolve));
  await page.route(/\/shell-extras\.\w+\.js$/, async (route) => {
    await isWanted;
    await route.continue();
  });
  await open(page, './');
  const link = await bringIntoView(page);
  const left = () => link.evaluate((element) => element.closest('ul')?.scrollLeft);
  const before = await left();
  expect(before).toBeGreaterThan(100);
  comes();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await link.press('Enter');
  await expect(page.getByRole('button', { name: 'Watch Now' })).toBeVisible();
  await page.goBack();
  await expect(link).toBeFocused();
  await expect.poll(left).toBe(before);
});

test('back returns to a position far down a loaded list without a new request', async ({ page }) => {
  const calls = await withTmdb(page, (url) => wirePage(Number(url.searchParams.get('page')), 5));
  await open(page, './movies');
  const card = page.getByRole('article', { name: 'Wire Movie 90', exact: true });
  await walkTo(page, card);
  await card.scrollIntoViewIfNeeded();
  const asked = calls.length;
  const top = await page.evaluate(() => Math.round(scrollY));
  await page.getByRole('link', { name: 'SERIES', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'TV Series' })).toBeVisible();
  await page.goBack();
  await expect(card).toBeVisible();
  expect(Math.abs((await page.evaluate(() => Math.round(scrollY))) - top)).toBeLessThan(5);
  expect(calls.filter(({ pathname }) => pathname === '/3/movie/popular').length).toBe(asked);
});
