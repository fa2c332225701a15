import type { Page } from '@playwright/test';
import { open, openBare } from './open';
import { expectToStand } from './stands';
import { expect, SIGNED_IN } from './test';

/** A place of the bundle's own host where the app does not run: what lies there is not rewritten by a page that goes. */
const ELSEWHERE = './config.json';

/** Leaves exactly this in storage, the session of a signed-in viewer too where nothing else is said of it. */
export async function storeBefore(page: Page, entries: Readonly<Record<string, string>>): Promise<void> {
  await openBare(page, ELSEWHERE);
  await page.evaluate(
    (all) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text);
    },
    { 'kinora:auth': SIGNED_IN, ...entries },
  );
}

/** Brings the scripts of signing in, for a test of how soon it is there: how long they travel is the server's. */
export async function bringSignIn(page: Page): Promise<void> {
  await storeBefore(page, { 'kinora:auth': SIGNED_IN.replace('"authenticated":true', '"authenticated":false') });
  await open(page, './');
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
}

/** The text under a key as any tab finds it. */
export const textUnder = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** The titles that the stored watchlist holds. */
export const listed = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('movieWatchlist') ?? '[]') as { title: string }[]).map(({ title }) => title),
  );

/** Home, the watchlist and the profile, one after the other by their links: each stands. */
export async function expectPagesToStand(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
  await expectToStand(page);
  await page.getByRole('link', { name: 'WATCHLIST', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Watchlist' })).toBeVisible();
  await expectToStand(page);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile Settings' })).toBeVisible();
  await expectToStand(page);
}

/** Lists the first title of home's first row. @returns its name */
export async function listFirst(page: Page): Promise<string> {
  const card = page.getByRole('region', { name: 'Latest Releases' }).getByRole('article').first();
  await card.scrollIntoViewIfNeeded();
  await card.hover();
  await card.getByRole('button', { name: 'Add to watchlist' }).click();
  await expect(card.getByRole('button', { name: 'Remove from watchlist' })).toBeVisible();
  return (await card.getAttribute('aria-label')) ?? '';
}
