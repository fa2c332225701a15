import { open, whole } from './support/open';
import { storeBefore } from './support/storedBefore';
import { expect, signInBefore, test } from './support/test';

const TOUCH = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };

/** A film of the samples. */
const FILM = { title: 'The Matrix', address: /\/movie\/\d+(\?.*)?$/ };

test.beforeEach(async ({ page }) => {
  await signInBefore(page);
});

test('a found title leads to its page by keyboard, is remembered, and is marked on the way back', async ({ page }) => {
  await open(page, './search?q=matrix');
  const card = page.getByRole('article', { name: FILM.title, exact: true });
  const details = card.getByRole('link', { name: 'Details', exact: true });
  await expect(details).toBeVisible();

  await card.getByRole('button', { name: FILM.title, exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('button', { name: 'Add to watchlist' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(details).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: FILM.title })).toBeVisible();
  await expect(page).toHaveURL(FILM.address);

  await page.goBack();
  await expect(page).toHaveURL(/\/search\?q=matrix$/);
  await expect(page.locator('li[data-selected="true"]').getByRole('article')).toHaveAccessibleName(FILM.title);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByRole('button', { name: 'matrix', exact: true })).toBeVisible();
});

test('a mouse on its link opens no preview, a mouse on its poster does', async ({ page }) => {
  await open(page, './search?q=matrix');
  await whole(page);
  await page.clock.install();
  const card = page.getByRole('article', { name: FILM.title, exact: true });
  const preview = page.getByRole('group', { name: `About ${FILM.title}` });
  const details = card.getByRole('link', { name: 'Details' });
  await details.hover();
  await page.clock.runFor(2000);
  await expect(preview).toBeHidden();
  await card.hover({ position: { x: 60, y: 60 } });
  await page.clock.runFor(2000);
  await expect(preview).toBeVisible();
});

test.describe('by touch', () => {
  test.use(TOUCH);

  test("'Details' of a found card and of a listed one leads to the page, and the card keeps its own action", async ({
    page,
  }) => {
    const card = page.getByRole('article', { name: FILM.title, exact: true });
    const heading = page.getByRole('heading', { level: 1, name: FILM.title });
    await test.step('a found card', async () => {
      await open(page, './search?q=matrix');
      await card.getByRole('link', { name: 'Details' }).tap();
      await expect(heading).toBeVisible();
      await page.goBack();
      await card.getByRole('button', { name: FILM.title, exact: true }).tap();
      await expect(page).toHaveURL(/\/watch\/\d+/);
    });
    await test.step('a listed card, below another one', async () => {
      const listed = [
        { id: 1, title: 'Blue Rain', addedAt: '2026-01-02T00:00:00.000Z' },
        { id: 2, title: FILM.title, addedAt: '2026-01-01T00:00:00.000Z' },
      ];
      await storeBefore(page, { movieWatchlist: JSON.stringify(listed) });
      await open(page, './watchlist');
      await card.getByRole('link', { name: 'Details' }).tap();
      await expect(heading).toBeVisible();
    });
  });
});
