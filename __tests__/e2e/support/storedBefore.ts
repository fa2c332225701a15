import type { Page } from '@playwright/test';
import { open, openBare } from './open';
import { expectToStand } from './stands';
import { expect, SIGNED_IN } from './test';

/** An address of the same origin where the app does not run, so that no closing page rewrites the storage. */
const ELSEWHERE = './config.json';

/**
 * Replaces the storage with these entries, and the session of a signed-in viewer unless the entries have another one.
 */
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

/** Loads the scripts of sign-in beforehand, so that a test of its speed does not measure the server. */
export async function bringSignIn(page: Page): Promise<void> {
  await storeBefore(page, { 'kinora:auth': SIGNED_IN.replace('"authenticated":true', '"authenticated":false') });
  await open(page, './');
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
}

/** Returns the text that is stored under a key. */
export const textUnder = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Returns the titles of the stored watchlist. */
export const listed = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('movieWatchlist') ?? '[]') as { title: string }[]).map(({ title }) => title),
  );

/** Opens home, the watchlist and the profile by their links, and expects each to stand. */
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

/** Adds the first title of home's first row to the watchlist. @returns its name */
export async function listFirst(page: Page): Promise<string> {
  const card = page.getByRole('region', { name: 'Latest Releases' }).getByRole('article').first();
  await card.scrollIntoViewIfNeeded();
  await card.hover();
  await card.getByRole('button', { name: 'Add to watchlist' }).click();
  await expect(card.getByRole('button', { name: 'Remove from watchlist' })).toBeVisible();
  return (await card.getAttribute('aria-label')) ?? '';
}
