import type { Page } from '@playwright/test';
import { expect, signInBefore } from '../test';
import { tmdbSite } from '../tmdbService';
import type { Screen } from './screen';

/** Brings a screen up in its state. */
export async function showScreen(page: Page, { isSignedOut = false, path = '', tmdbPath, prepare, arrange }: Screen) {
  if (!isSignedOut) await signInBefore(page);
  await prepare?.(page);
  await page.goto(tmdbPath ? tmdbSite.baseURL + (await tmdbPath()) : `./${path}`);
  // The page's own HTML has made room for the app.
  await expect(page.locator('#root [inert]')).toHaveCount(0);
  await arrange(page);
}
