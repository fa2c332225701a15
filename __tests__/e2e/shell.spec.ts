import { EXHAUSTIVE_ONLY } from './support/extent';
import { open } from './support/open';
import { expect, signInBefore, test } from './support/test';

const ENTRIES = ['HOME', 'SEARCH', 'WATCHLIST', 'MOVIES', 'SERIES'];

test.beforeEach(async ({ page }) => {
  await signInBefore(page);
});

test('a desktop header has every entry, becomes stronger on scrolling, and has an account menu', async ({ page }) => {
  await open(page, './');
  const featured = page.getByRole('region', { name: 'Featured' });
  const nav = page.getByRole('navigation', { name: 'Main' });
  const trigger = page.getByRole('button', { name: 'Account menu' });
  const menu = page.getByRole('menu');

  await test.step('the current entry is highlighted', async () => {
    await expect(nav.getByRole('link')).toHaveText(ENTRIES);
    await expect(nav.getByRole('link', { name: 'HOME' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
    await expect(featured).toBeVisible();
  });

  await test.step('the account menu works by keyboard', async () => {
    await trigger.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('link', { name: 'Diagnostics' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(trigger).toBeFocused();
  });

  await test.step('the menu closes on a press beside it', async () => {
    await trigger.click();
    await expect(page.getByText('Demo Viewer')).toBeVisible();
    await page.mouse.click(300, 300);
    await expect(menu).toBeHidden();
  });

  await test.step('the header is stronger once the page is scrolled by more than 20 pixels', async () => {
    const header = page.getByRole('banner');
    await expect(header).toHaveAttribute('data-scrolled', 'false');
    await page.evaluate(() => window.scrollTo(0, 20));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(20);
    await expect(header).toHaveAttribute('data-scrolled', 'false');
    await page.evaluate(() => window.scrollTo(0, 21));
    await expect(header).toHaveAttribute('data-scrolled', 'true');
  });

  await test.step('the brand leads home', async () => {
    await nav.getByRole('link', { name: 'SERIES' }).click();
    await expect(nav.getByRole('link', { name: 'SERIES' })).toHaveAttribute('aria-current', 'page');
    await expect(featured).toBeHidden();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Kinora/ })
      .click();
    await expect(featured).toBeVisible();
    await expect(nav.getByRole('link', { name: 'HOME' })).toHaveAttribute('aria-current', 'page');
  });
});

test('a tablet shows four entries and a menu of all, a phone a menu that locks the page and closes beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 834, height: 1112 });
  await open(page, './');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(nav.getByRole('link')).toHaveText(ENTRIES.slice(0, 4));
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'SERIES' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('link', { name: 'Search', exact: true })).toHaveAttribute('href', '/kinora/search');
  const phoneMenu = page.getByRole('button', { name: 'Menu', exact: true });
  await expect(phoneMenu).toHaveAttribute('aria-expanded', 'false');
  await phoneMenu.click();
  await expect(nav.getByRole('link')).toHaveText(ENTRIES);
  await expect(phoneMenu).toHaveAttribute('aria-expanded', 'true');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  await page.mouse.click(20, 400);
  await expect(nav).toBeHidden();
  await expect(phoneMenu).toBeFocused();
});

test('an unknown path has a way home that leaves no history entry', async ({ page, traffic }) => {
  // The boot script finds the base path by trying.
  traffic.allow(/\/no\/such\//, /\/no\/(assets\/|config\.json)/);
  await open(page, './no/such/page');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('button', { name: 'Go Home' }).click();
  await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
  await expect(page).toHaveURL(/\/kinora\/$/);
  await page.goBack();
  await expect(page).not.toHaveURL(/no\/such/);
});

test('the base path opens the same page with and without its slash', EXHAUSTIVE_ONLY, async ({ page, baseURL }) => {
  await open(page, (baseURL ?? '').replace(/\/$/, '?from=afar'));
  await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}?from=afar`);
});
