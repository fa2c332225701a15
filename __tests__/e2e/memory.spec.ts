import { expect, signInBefore, test } from './support/test';
import { wirePage, withTmdb } from './support/tmdb';
import { walkTo } from './support/walkTo';

test.beforeEach(async ({ page }) => {
  await signInBefore(page);
});

test('back returns to the page’s scroll, the row’s, and the focus; forward too', async ({ page }) => {
  await page.goto('./');
  const row = page.getByRole('region', { name: 'Horror', exact: true });
  const link = row.getByRole('article').nth(9).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  await link.focus();
  const where = () =>
    page.evaluate(() => ({
      top: Math.round(scrollY),
      left: Math.round(document.activeElement?.closest('ul')?.scrollLeft ?? -1),
    }));
  await expect.poll(async () => (await where()).left).toBeGreaterThan(100);
  const left = await where();
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

test('back returns to a place far down a loaded list without asking again', async ({ page }) => {
  const calls = await withTmdb(page, (url) => wirePage(Number(url.searchParams.get('page')), 5));
  await page.goto('./movies');
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
