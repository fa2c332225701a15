import type { Page, Response } from '@playwright/test';
import { expect } from '@playwright/test';
import { advanceUntil, hasStoppedClock } from './pageClock';

/** The browser event to wait for. A load that a test holds up never ends. */
type Options = Pick<NonNullable<Parameters<Page['goto']>[1]>, 'waitUntil'>;

/** Selectors of the states that the app reports on `<html>`, see `src/lib/appState`. */
const REACHED = { live: 'html:is([data-app="live"], [data-app="whole"])', whole: 'html[data-app="whole"]' };

/** The time for work that needs no timers, before a stopped clock advances. */
const AT_ONCE_MS = 1000;

async function until(page: Page, state: keyof typeof REACHED, patience?: number): Promise<void> {
  const expectIt = (timeout?: number) => expect(page.locator(REACHED[state])).toBeAttached({ timeout });
  if (!hasStoppedClock(page)) return expectIt(patience);
  const isThere = await expectIt(AT_ONCE_MS).then(
    () => true,
    () => false,
  );
  if (!isThere) await advanceUntil(page, () => expectIt(200), 50);
}

/** Waits until the app is interactive. The prerendered HTML looks like the app but does not respond. */
export const live = (page: Page, patience?: number): Promise<void> => until(page, 'live', patience);

/**
 * Waits until the deferred parts have loaded too. The pointer event starts them, so the test need not wait for idle
 * time.
 */
export async function whole(page: Page): Promise<void> {
  await live(page);
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await until(page, 'whole');
}

/** Opens an address without waiting for the app, for tests in which the app is missing or held back. */
export const openBare = (page: Page, address: string, options?: Options): Promise<Response | null> =>
  page.goto(address, options);

/**
 * Opens an address of the app and holds its scripts back, so that the page is its prerendered HTML.
 * @returns a function that releases the scripts and waits until the app is interactive
 */
export async function openHeld(page: Page, address: string): Promise<() => Promise<void>> {
  let letGo: () => void = () => undefined;
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await isLetGo;
    await route.continue();
  });
  await openBare(page, address, { waitUntil: 'commit' });
  return () => {
    letGo();
    return live(page);
  };
}

/** Opens an address of the app and waits until the app is interactive. */
export async function open(page: Page, address: string, options?: Options): Promise<Response | null> {
  const response = await openBare(page, address, options);
  await live(page);
  return response;
}

/** Reloads the page and waits until the app is interactive. */
export async function reload(page: Page, options?: Options): Promise<Response | null> {
  const response = await page.reload(options);
  await live(page);
  return response;
}
