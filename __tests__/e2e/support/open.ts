import type { Page, Response } from '@playwright/test';
import { expect } from '@playwright/test';
import { hasStoppedClock, inTime } from './inTime';

/** Until when the browser itself is waited for; a load that something holds up has no end. */
type Options = Pick<NonNullable<Parameters<Page['goto']>[1]>, 'waitUntil'>;

/** What the app says of itself on <html>, see `src/lib/appState`. */
const REACHED = { live: 'html:is([data-app="live"], [data-app="whole"])', whole: 'html[data-app="whole"]' };

/** Time enough for what needs none, before a clock that stands goes on. */
const AT_ONCE_MS = 1000;

async function until(page: Page, state: keyof typeof REACHED, patience?: number): Promise<void> {
  const expectIt = (timeout?: number) => expect(page.locator(REACHED[state])).toBeAttached({ timeout });
  if (!hasStoppedClock(page)) return expectIt(patience);
  const isThere = await expectIt(AT_ONCE_MS).then(
    () => true,
    () => false,
  );
  if (!isThere) await inTime(page, () => expectIt(200), 50);
}

/** Waits until the app answers: the page's own HTML looks like it and does not. */
export const live = (page: Page, patience?: number): Promise<void> => until(page, 'live', patience);

/** Waits until what the first screen could do without is there, too; nobody waits for the page's rest. */
export async function whole(page: Page): Promise<void> {
  await live(page);
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await until(page, 'whole');
}

/** For an address without the app, or one where it is not to come, or not yet. */
export const openBare = (page: Page, address: string, options?: Options): Promise<Response | null> =>
  page.goto(address, options);

/**
 * Opens an address of the app whose scripts stay away: the page is its own HTML.
 * @returns lets them come, and waits until the app answers
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

/** Opens an address of the app, and waits until the app answers. */
export async function open(page: Page, address: string, options?: Options): Promise<Response | null> {
  const response = await openBare(page, address, options);
  await live(page);
  return response;
}

/** Loads the page anew, and waits until the app answers. */
export async function reload(page: Page, options?: Options): Promise<Response | null> {
  const response = await page.reload(options);
  await live(page);
  return response;
}
