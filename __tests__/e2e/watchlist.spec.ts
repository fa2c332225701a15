import type { Page } from '@playwright/test';
import { expect, signInBefore, test } from './support/test';

const stored = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('movieWatchlist') ?? 'null') as { id: number; addedAt?: string }[] | null,
  );

const seed = (page: Page, value: unknown) =>
  page.addInitScript(
    (text) => {
      if (location.protocol.startsWith('http') && localStorage.getItem('movieWatchlist') === null)
        localStorage.setItem('movieWatchlist', text);
    },
    typeof value === 'string' ? value : JSON.stringify(value),
  );

const MATRIX = { id: 603, title: 'The Matrix', addedAt: '2026-01-02T00:00:00.000Z' };
const HEAT = { id: 949, title: 'Heat', addedAt: '2026-01-03T00:00:00.000Z' };
const OLDER = { id: 7, name: 'An Older Shape' };

test.beforeEach(async ({ page }) => {
  await signInBefore(page);
});

test('an empty list says how to fill it', async ({ page }) => {
  await page.goto('./watchlist');
  await expect(page.getByRole('heading', { name: 'Your watchlist is empty' })).toBeVisible();
  await page.getByRole('link', { name: 'Browse Movies' }).click();
  await expect(page.getByRole('heading', { name: 'Movies', exact: true })).toBeInViewport();
});

test('a list is sorted and counted; a card only logs, fades when removed, and clearing asks first', async ({
  page,
}) => {
  await seed(page, [MATRIX, OLDER, HEAT]);
  await page.goto('./watchlist');

  await test.step('the newest stands first, what has no time last, and the count is right', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'My Watchlist' })).toBeVisible();
    await expect(page.getByText('3 items')).toBeVisible();
    const names = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
    expect(names).toEqual(['Heat', 'The Matrix', 'An Older Shape']);
  });

  await test.step('a removed card fades, then it is gone from page and storage', async () => {
    const card = page.getByRole('article', { name: 'Heat' });
    await card.getByTitle('Remove from Watchlist').click();
    await expect(card.getByTitle('Remove from Watchlist')).toBeDisabled();
    await expect(card).toBeHidden();
    await expect(page.getByText('2 items')).toBeVisible();
    await expect.poll(() => stored(page)).toMatchObject([{ id: 603 }, { id: 7 }]);
    const older = page.getByRole('article', { name: 'An Older Shape' });
    await older.getByTitle('Remove from Watchlist').click();
    await expect(older).toBeHidden();
    await expect(page.getByText('1 item', { exact: true })).toBeVisible();
    await expect.poll(() => stored(page)).toMatchObject([{ id: 603 }]);
  });

  await test.step('a card only logs; Details opens the detail page', async () => {
    const logged = page.waitForEvent('console', (message) => message.text().includes('The Matrix'));
    await page.getByRole('article').getByRole('button', { name: 'The Matrix', exact: true }).click();
    await logged;
    await expect(page).toHaveURL(/\/watchlist$/);
    await page.getByRole('link', { name: 'Details' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'The Matrix' })).toBeVisible();
    await page.goBack();
  });

  await test.step('clearing asks first', async () => {
    await page.getByRole('button', { name: 'Clear Watchlist' }).click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to clear your entire watchlist?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('button', { name: 'Clear Watchlist' }).click();
    await question.getByRole('button', { name: 'Clear Watchlist' }).click();
    await expect(page.getByRole('heading', { name: 'Your watchlist is empty' })).toBeVisible();
    await expect.poll(() => stored(page)).toEqual([]);
  });
});

test('an add that is followed at once by leaving the page is kept', async ({ page }) => {
  await page.goto('./movie/1001');
  await page.getByRole('button', { name: 'Add to Watchlist', exact: true }).click();
  await page.goto('./watchlist');
  await expect(page.getByRole('article', { name: 'Interstellar' })).toBeVisible();
});

test('a list that cannot be read is set aside, not overwritten', async ({ page }) => {
  await seed(page, '{"not":"a list"}');
  await page.goto('./watchlist');
  await expect(page.getByRole('heading', { name: 'Your watchlist is empty' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('Failed to load watchlist');
  expect(await page.evaluate(() => localStorage.getItem('movieWatchlist.unreadable'))).toBe('{"not":"a list"}');
});

test('a full storage keeps the adds for the visit, with one warning', async ({ page, log }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('./movie/1001');
  await page.getByRole('button', { name: 'Add to Watchlist', exact: true }).click();
  await expect(page.getByRole('button', { name: 'In Watchlist' })).toBeVisible();
  await page.getByRole('link', { name: 'WATCHLIST', exact: true }).click();
  await expect(page.getByRole('article', { name: 'Interstellar' })).toBeVisible();
  expect(log.filter((line) => line.startsWith('Storage cannot be written'))).toHaveLength(1);
});

test.describe('tabs', () => {
  test('show each other’s changes within a second, and sign out together', async ({ page, context }) => {
    await page.goto('./movie/1001');
    const other = await context.newPage();
    await other.goto('./watchlist');
    await expect(other.getByRole('heading', { name: 'Your watchlist is empty' })).toBeVisible();
    await page.getByRole('button', { name: 'Add to Watchlist', exact: true }).click();
    await expect(other.getByRole('article', { name: 'Interstellar' })).toBeVisible({ timeout: 1000 });
    await other.getByTitle('Remove from Watchlist').click();
    await expect(page.getByRole('button', { name: 'Add to Watchlist', exact: true })).toBeVisible({ timeout: 1000 });
    await other.getByRole('button', { name: 'Account menu' }).click();
    await other.getByRole('menuitem', { name: 'Logout' }).click();
    // At once as a state; the screen itself comes in chunks of its own.
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  });

  test('empty together when the storage is cleared, and sign out', async ({ page, context }) => {
    await seed(page, [MATRIX]);
    await page.goto('./watchlist');
    await expect(page.getByRole('article')).toHaveCount(1);
    const other = await context.newPage();
    await other.goto('./');
    await other.evaluate(() => localStorage.clear());
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
    expect(await stored(page)).toBeNull();
  });
});
