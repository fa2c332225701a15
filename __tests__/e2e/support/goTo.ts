import type { Page } from '@playwright/test';
import { live } from './open';

/**
 * Navigates to an address below the base as a link does, without a page load. Writes the history state that the router
 * expects.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  await live(page);
  await page.evaluate((address) => {
    // The router stores the index of the entry in the history state.
    const state = history.state as { idx?: number } | null;
    const idx = state?.idx ?? 0;
    history.pushState({ usr: null, key: crypto.randomUUID(), idx: idx + 1 }, '', `/kinora/${address}`);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, path);
}
