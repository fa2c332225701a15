import type { Page } from '@playwright/test';
import { live } from './open';

/** Goes to an address below the base as a link does, without a load of the page: with what the router keeps of each. */
export async function goTo(page: Page, path: string): Promise<void> {
  await live(page);
  await page.evaluate((address) => {
    // What the router keeps there.
    const state = history.state as { idx?: number } | null;
    const idx = state?.idx ?? 0;
    history.pushState({ usr: null, key: crypto.randomUUID(), idx: idx + 1 }, '', `/kinora/${address}`);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, path);
}
