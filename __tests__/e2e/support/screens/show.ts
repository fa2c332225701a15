import type { Page } from '@playwright/test';
import { open } from '../open';
import { signInBefore } from '../test';
import { tmdbSite } from '../tmdbService';
import type { Screen } from './screen';

/** Opens a screen and brings it into its state. */
export async function showScreen(page: Page, { isSignedOut = false, path = '', tmdbPath, prepare, arrange }: Screen) {
  if (!isSignedOut) await signInBefore(page);
  await prepare?.(page);
  await open(page, tmdbPath ? tmdbSite.baseURL + (await tmdbPath()) : `./${path}`);
  await arrange(page);
}
