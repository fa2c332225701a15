import type { Page } from '@playwright/test';
import { EXHAUSTIVE_ONLY } from './support/extent';
import { open } from './support/open';
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

test('an empty list shows how to fill it', EXHAUSTIVE_ONLY, async ({ page }) => {
  await open(page, './watchlist');
  await expect(page.getByRole('heading', { name: 'Your watchlist is empty' })).toBeVisible();
  await page.getByRole('link', { name: 'Browse Movies' }).click();
  await expect(page.getByRole('heading', { name: 'Movies', exact: true })).toBeInViewport();
});

test('a suggestion of an empty list can be added there, and keeps its position', async ({ page }) => {
  await open(page, './watchlist');
  await expect(page.getByRole('heading', { name: 'Your watchlist is empty' })).toBeVisible();
  const offered = page.getByRole('region', { name: 'Popular tonight' });
  const card = offered.getByRole('article').first();
  const name = (await card.getAttribute('aria-label')) ?? '';
  await card.getByRole('button', { name: 'Add to watchlist' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Remove ${name} from Watchlist` })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your watchlist is empty' })).toHaveCount(0);
  await expect(card).toHaveAccessibleName(name);
  await expect(card.getByRole('button', { name: 'Remove from watchlist' })).toBeFocused();
  await expect.poll(async () => (await stored(page))?.length).toBe(1);

  await test.step('also with many titles', async () => {
    for (let index = 1; index < 8; index += 1) {
      await offered.getByRole('article').nth(index).getByRole('button', { name: 'Add to watchlist' }).focus();
      await page.keyboard.press('Enter');
    }
    await expect(page.getByText('8 items')).toBeVisible();
    await expect(offered.getByRole('article').nth(7).getByRole('button')).toBeFocused();
  });
});

test('a list is sorted and counted, a card only logs, a removal can be undone, and clearing asks first', async ({
  page,
}) => {
  await seed(page, [MATRIX, OLDER, HEAT]);
  await open(page, './watchlist');

  await test.step('the newest entry is first, an entry without a time is last, and the count is right', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'My Watchlist' })).toBeVisible();
    await expect(page.getByText('3 items')).toBeVisible();
    const names = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
    expect(names).toEqual(['Heat', 'The Matrix', 'An Older Shape']);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Title');
    await expect(page).toHaveURL(/\/watchlist\?sort=title$/);
    await expect(page.getByRole('article').first()).toHaveAccessibleName('An Older Shape');
    await page.goBack();
    await expect(page.getByRole('article').first()).toHaveAccessibleName('Heat');
  });

  await test.step('a removed card fades, then it is gone from page and storage', async () => {
    const card = page.getByRole('article', { name: 'Heat' });
    // Checked in the next frame: a fading card cannot be removed twice.
    const isSpent = await card.getByTitle('Remove from Watchlist').evaluate((button: HTMLButtonElement) => {
      button.click();
      return new Promise<boolean>((resolve) => requestAnimationFrame(() => resolve(button.disabled)));
    });
    expect(isSpent).toBe(true);
    await expect(card).toBeHidden();
    await expect(page.getByText('2 items')).toBeVisible();
    await expect.poll(() => stored(page)).toMatchObject([{ id: 603 }, { id: 7 }]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(card.getByTitle('Remove from Watchlist')).toBeFocused();
    await expect.poll(() => stored(page)).toMatchObject([MATRIX, { id: 7 }, HEAT]);
    await card.getByTitle('Remove from Watchlist').click();
    await expect(card).toBeHidden();
    const older = page.getByRole('article', { name: 'An Older Shape' });
    await older.getByTitle('Remove from Watchlist').click();
    await expect(older).toBeHidden();
    await expect(page.getByText(/^1 item( ·|$)/)).toBeVisible();
    await expect.poll(() => stored(page)).toMatchObject([{ id: 603 }]);
  });

  await test.step('a card only logs, and Details opens the detail page', async () => {
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

test('the page stays where it is when the wide first card is removed', EXHAUSTIVE_ONLY, async ({ page }) => {
  const lead = { id: 1, title: 'Brazil', addedAt: '2026-01-05T00:00:00.000Z' };
  const next = { id: 2, title: 'Alien', addedAt: '2026-01-04T00:00:00.000Z' };
  await seed(page, [lead, next, HEAT, MATRIX, OLDER]);
  await open(page, './watchlist');
  await page.getByRole('article', { name: 'Brazil' }).getByTitle('Remove from Watchlist').click();
  await expect(page.getByRole('article', { name: 'Brazil' })).toBeHidden();
  await expect(page.getByRole('article', { name: 'Alien' }).getByTitle('Remove from Watchlist')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('an add is stored even if the viewer leaves the page at once', async ({ page }) => {
  await open(page, './movie/1001');
  await page.getByRole('button', { name: 'Add to Watchlist', exact: true }).click();
  await open(page, './watchlist');
  await expect(page.getByRole('article', { name: 'Interstellar' })).toBeVisible();
});

test('an unreadable list is quarantined, not overwritten', async ({ page }) => {
  await seed(page, '{"not":"a list"}');
  await open(page, './watchlist');
  await expect(page.getByRole('heading', { name: 'Your watchlist is empty' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('Failed to load watchlist');
  expect(await page.evaluate(() => localStorage.getItem('movieWatchlist.unreadable'))).toBe('{"not":"a list"}');
});
