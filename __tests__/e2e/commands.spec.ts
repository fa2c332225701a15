import type { Page } from '@playwright/test';
import { open, reload, whole } from './support/open';
import { cards, listed } from './support/screens/screen';
import { expect, signInBefore, test } from './support/test';
import { askService, tmdbSite, useService } from './support/tmdbService';
import { violations } from './support/violations';

test.beforeEach(async ({ page }) => {
  await signInBefore(page);
});

/** Opens a page and waits for the parts that handle the keys. */
async function openWhole(page: Page, address: string) {
  await open(page, address);
  await whole(page);
}

const palette = (page: Page) => page.getByRole('dialog', { name: 'Commands' });
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const surprise = (page: Page) => page.getByRole('dialog', { name: 'Surprise me' });
const field = (page: Page) => palette(page).getByRole('combobox');
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name });

test('two keys open a page, and a slash opens the search, into which letters can then be typed', async ({ page }) => {
  await openWhole(page, './');
  await page.keyboard.press('g');
  await page.keyboard.press('m');
  await expect(page.getByRole('heading', { level: 1, name: 'Movies Collection' })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('w');
  await expect(page.getByRole('heading', { level: 1, name: 'My Watchlist' })).toBeVisible();

  await page.keyboard.press('/');
  const search = page.getByRole('combobox', { name: 'Search for movies' });
  await expect(search).toBeFocused();
  await page.keyboard.type('g mr?/');
  await expect(search).toHaveValue('g mr?/');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // The commands open from a text field as well, and give the focus back.
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(search).toBeFocused();
});

test('a question mark shows the keys of the present screen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWhole(page, './movies');
  await cards(page);
  await page.keyboard.press('?');
  await expect(overlay(page).getByText('Surprise me')).toBeVisible();
  await expect(overlay(page).getByRole('heading', { name: 'Rows and grids' })).toBeVisible();
  expect(await violations(page, 'dialog')).toEqual([]);
  // Under a dialog, the other keys do nothing.
  await page.keyboard.press('r');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await openWhole(page, './subscription');
  await page.keyboard.press('?');
  await expect(overlay(page).getByText('Surprise me')).toBeVisible();
  await expect(overlay(page).getByRole('heading', { name: 'Rows and grids' })).toHaveCount(0);
});

test('the palette finds commands, titles and people, and remembers what was chosen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWhole(page, './');
  await page.keyboard.press('Control+k');
  await expect(option(page, /^Movies/)).toBeVisible();
  await field(page).fill('interst');
  await expect(option(page, /^Interstellar/)).toBeVisible();
  expect(await violations(page, 'dialog')).toEqual([]);
  await field(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Interstellar' })).toBeVisible();

  await test.step('a command of the page runs', async () => {
    await page.keyboard.press('Control+k');
    await field(page).fill('add watch');
    await expect(option(page, 'Add to Watchlist')).toHaveAttribute('aria-selected', 'true');
    await field(page).press('Enter');
    await expect(page.getByRole('button', { name: 'In Watchlist' })).toBeVisible();
    await expect(page.locator('#announcer')).toHaveText('Interstellar added to your watchlist');
  });

  await test.step('the last choices come first', async () => {
    await page.keyboard.press('Control+k');
    const recent = palette(page).getByRole('group', { name: 'Recently chosen' }).getByRole('option');
    // The command for adding does not apply any more.
    await expect(recent).toHaveText(['Interstellar']);
    await field(page).press('ArrowUp');
    await expect(palette(page).getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
    await field(page).fill('no such title');
    await expect(palette(page).getByText('Nothing found')).toBeVisible();
    await field(page).fill('logout');
    await field(page).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Email' }).first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('kinora:choices'))).toBeNull();
  });

  await test.step('a viewer who is signed out has the commands that apply there', async () => {
    await whole(page);
    await page.keyboard.press('Control+k');
    await expect(option(page, 'Diagnostics')).toBeVisible();
    await expect(option(page, /^Movies/)).toHaveCount(0);
  });
});

test('the account menu opens the palette, and gets the focus back', async ({ page }) => {
  await openWhole(page, './');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Commands' }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeFocused();
});

test.describe('TMDB', () => {
  test.use(tmdbSite);

  test('the palette finds a person', async ({ page }) => {
    await useService(page);
    const { results } = await askService<{ results: { id: number }[] }>('search/person', { query: 'ka' });
    await openWhole(page, './watchlist');
    await page.keyboard.press('Control+k');
    await field(page).fill('ka');
    const people = palette(page).getByRole('group', { name: 'People' });
    await people.getByRole('option').first().click();
    await expect(page).toHaveURL(new RegExp(`/person/${results[0]?.id}\\?from=tmdb$`));
  });
});

test('single-key shortcuts can be switched off, and the palette stays', async ({ page }) => {
  await openWhole(page, './profile');
  const setting = page.getByRole('switch', { name: 'Single-key shortcuts' });
  await expect(setting).toBeChecked();
  await setting.click();
  await reload(page);
  await whole(page);
  await expect(setting).not.toBeChecked();
  await page.keyboard.press('?');
  await page.keyboard.press('g');
  await page.keyboard.press('m');
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page).toHaveURL(/\/profile$/);
});

test('a surprise is a title that is not saved, with its reason and another one', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await listed(page);
  await openWhole(page, './movies?genre=27');
  await cards(page);
  await page.getByRole('button', { name: 'Surprise me' }).click();
  const dialog = surprise(page);
  await expect(dialog.getByRole('link', { name: 'Open' })).toBeFocused();
  await expect(dialog.getByText(/^(Because you saved .+|It matches your filters)\.$/)).toBeVisible();
  await expect(dialog.getByText(/Horror/)).toBeVisible();
  expect(await violations(page, 'dialog')).toEqual([]);
  const first = await dialog.getByRole('link', { name: 'Open' }).getAttribute('href');
  await dialog.getByRole('button', { name: 'Another' }).click();
  await expect(dialog.getByRole('link', { name: 'Open' })).not.toHaveAttribute('href', first ?? '');
  const second = await dialog.getByRole('link', { name: 'Open' }).getAttribute('href');
  await dialog.getByRole('link', { name: 'Open' }).click();
  await expect(page).toHaveURL(new RegExp(`${second?.replace('?', '\\?') ?? ''}$`));
  await expect(dialog).toHaveCount(0);
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' });

  test('the dialogs run from right to left', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWhole(page, './movies');
    await cards(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toHaveCSS('direction', 'rtl');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('interst');
    await expect(page.getByRole('dialog').getByRole('option', { name: /^Interstellar/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Interstellar' })).toBeVisible();
  });
});
