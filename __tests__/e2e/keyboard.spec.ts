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

const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

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

  // Above the first row of titles are the studios.
  await page.keyboard.press('ArrowUp');
  expect(await focusedName(page)).toBe('Warner Bros');

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

test('the Tab key needs at most eight stops to the first card of home, and one for each row', async ({ page }) => {
  await open(page, './');
  await whole(page);
  const stops: string[] = [];
  const isOnCard = () => page.evaluate(() => document.activeElement?.closest('main li') !== null);
  while (stops.length < 20 && !(await isOnCard())) {
    await page.keyboard.press('Tab');
    stops.push(String(await focusedName(page)));
  }
  expect(stops.length - 1, stops.join(', ')).toBeLessThanOrEqual(8);

  // The studios are cards without a title.
  await page.keyboard.press('Tab');
  const { region } = await focusedCard(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const left = await focusedCard(page);
  expect(left.region).toBe(region);
  await page.keyboard.press('Tab');
  expect((await focusedCard(page)).region).not.toBe(region);
  // The row is entered again where it was left.
  await page.keyboard.press('Shift+Tab');
  expect(await focusedCard(page)).toEqual(left);
});

test('skip links lead to the titles and to the footer', async ({ page }) => {
  await open(page, './movies');
  await whole(page);
  const skip = async (name: string) => {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    const link = page.getByRole('button', { name });
    while (!(await link.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
    await expect(link).toBeInViewport();
    await page.keyboard.press('Enter');
  };
  await skip('Skip to titles');
  await expect(page.getByRole('article').first().getByRole('button').first()).toBeFocused();
  await open(page, './profile');
  await whole(page);
  await skip('Skip to footer');
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeFocused();
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await expect(page.getByRole('button', { name: 'Skip to footer' })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Skip to titles' })).toHaveCount(0);
});

test('the first arrow key enters a page at its main action', async ({ page }) => {
  await open(page, './');
  await whole(page);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Play full screen' }).first()).toBeFocused();
  await open(page, './movie/1001');
  await whole(page);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Watch Now' })).toBeFocused();
});

for (const key of ['Escape', 'Backspace', 'GoBack'] as const)
  test(`the key ${key} goes back one page`, async ({ page }) => {
    const press = () =>
      key === 'GoBack'
        ? // The Back key of remote controls, which Playwright does not know.
          page.evaluate(
            (name) => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })),
            key,
          )
        : page.keyboard.press(key);
    await open(page, './movies');
    await whole(page);
    await page.getByRole('banner').getByRole('link', { name: 'SERIES', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'TV Series' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await press();
    await expect(page.getByRole('heading', { level: 1, name: 'Movies' })).toBeVisible();
  });

test('the Back key closes a dialog or a menu before it goes back', async ({ page }) => {
  await open(page, './movies');
  await whole(page);
  await page.getByRole('banner').getByRole('link', { name: 'SERIES', exact: true }).click();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'TV Series' })).toBeVisible();
});

test('in a field, Backspace deletes and arrows move the caret until its end', async ({ page }) => {
  await open(page, './movies');
  await whole(page);
  await page.getByRole('banner').getByRole('link', { name: 'SEARCH', exact: true }).click();
  const field = page.getByRole('combobox', { name: 'Search for movies' });
  await field.fill('lamp');
  await page.keyboard.press('Backspace');
  await expect(field).toHaveValue('lam');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expect(field).toBeFocused();
  await page.keyboard.type('b');
  await expect(field).toHaveValue('lamb');
});

test('arrows move the caret of an email field, and leave the field from its end', async ({ page }) => {
  await open(page, './profile');
  await whole(page);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Email' });
  await field.fill('ab@c.de');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  // The caret was before the last letter.
  await page.keyboard.type('b');
  await expect(field).toHaveValue('ab@c.dbe');
  await untilCaretReported(page, () => page.keyboard.press('ArrowRight'));
  await untilCaretReported(page, () => page.keyboard.type('f'));
  await expect(field).toHaveValue('ab@c.dbef');
  await page.keyboard.press('ArrowRight');
  await expect(field).not.toBeFocused();
});

/**
 * Presses a key that moves the caret, and waits until the browser has reported it. A busy browser reports it after the next
 * key, which then counts as a move of the caret.
 */
async function untilCaretReported(page: Page, press: () => Promise<void>) {
  const reported = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        document.addEventListener('selectionchange', () => resolve(), { once: true });
      }),
  );
  await press();
  await reported;
}
