import type { Page } from '@playwright/test';
import { listed } from './support/screens/screen';
import { open, whole } from './support/open';
import { expect, signInBefore, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await signInBefore(page);
});

const row = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Returns the name and the region of the focused card, and its horizontal center. */
const focusedCard = (page: Page) =>
  page.evaluate(() => {
    const card = document.activeElement?.closest('article');
    const box = card?.getBoundingClientRect();
    return {
      region: card?.closest('section')?.querySelector('h2')?.textContent,
      name: card?.getAttribute('aria-label'),
      middle: box ? box.left + box.width / 2 : NaN,
    };
  });

test('arrows move from row to row and back, and along the grid at the end', async ({ page }) => {
  await open(page, './');
  // Before that, the browser handles an arrow and scrolls the row.
  await whole(page);
  await expect(row(page, 'TV Series').getByRole('article').first()).toBeAttached();
  await expect(row(page, 'Movies').getByRole('article').first()).toBeAttached();
  await row(page, 'Latest Releases').getByRole('link').first().focus();
  await page.keyboard.press('ArrowRight');
  const start = await focusedCard(page);
  for (const name of ['Popular Movies', 'Action Packed', 'Crime & Mystery']) {
    await page.keyboard.press('ArrowDown');
    const at = await focusedCard(page);
    expect(at.region).toBe(name);
    // The cards of some rows are wider than others.
    expect(Math.abs(at.middle - start.middle)).toBeLessThan(150);
  }
  for (const name of ['Action Packed', 'Popular Movies', 'Latest Releases']) {
    await page.keyboard.press('ArrowUp');
    expect((await focusedCard(page)).region).toBe(name);
  }
  expect((await focusedCard(page)).name).toBe(start.name);

  // There is no row above the first one: the page scrolls, and the focus stays.
  await page.keyboard.press('ArrowUp');
  expect((await focusedCard(page)).name).toBe(start.name);

  await row(page, 'TV Series').getByRole('link').first().focus();
  await page.keyboard.press('ArrowDown');
  expect((await focusedCard(page)).region).toBe('Movies');
  const first = await focusedCard(page);
  await page.keyboard.press('End');
  const last = await focusedCard(page);
  expect(last.middle).toBeGreaterThan(1000);
  await page.keyboard.press('ArrowDown');
  const below = await focusedCard(page);
  expect(below.name).not.toBe(last.name);
  expect(below.middle).toBeCloseTo(last.middle, 0);
  await page.keyboard.press('Home');
  expect((await focusedCard(page)).middle).toBeCloseTo(first.middle, 0);
});

test('after a removal the focus is on the next card, then the previous one, then the heading', async ({ page }) => {
  await listed(page);
  await open(page, './watchlist');
  const remove = (title: string) => page.getByRole('button', { name: `Remove ${title} from Watchlist` });
  const heading = page.getByRole('heading', { level: 1, name: 'My Watchlist' });
  const listedTitles = page.getByTitle('Remove from Watchlist');
  await remove('Deadpool & Wolverine').focus();
  await page.keyboard.press('Enter');
  await expect(listedTitles).toHaveCount(3);
  await expect(remove('Furiosa: A Mad Max Saga')).toBeFocused();
  await remove('Interstellar').focus();
  await page.keyboard.press('Enter');
  await expect(listedTitles).toHaveCount(2);
  await expect(remove('Furiosa: A Mad Max Saga')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove('Forrest Gump')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your watchlist is empty' })).toBeVisible();
  await expect(listedTitles).toHaveCount(0);
  await expect(heading).toBeFocused();
});

test('after the list is cleared the focus is on the heading, after Cancel on the button', async ({ page }) => {
  await listed(page);
  await open(page, './watchlist');
  const clear = page.getByRole('button', { name: 'Clear Watchlist' });
  const question = page.getByRole('alertdialog');
  await clear.focus();
  await page.keyboard.press('Enter');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(clear.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Clear Watchlist' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your watchlist is empty' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'My Watchlist' })).toBeFocused();
});
