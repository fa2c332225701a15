import type { Page } from '@playwright/test';
import { expect } from './test';

/** The page's clock stands from its first moment on, and goes on only where a test lets it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/**
 * Lets the page's time go on step by step until what is expected is there. Beside each step stand moments of ours for
 * what is no timer, so a busy machine takes longer, and the page's time does not.
 * @param expectIt with a short patience of its own
 * @param step in milliseconds of the page
 * @returns how long it took, in milliseconds of the page
 */
export async function inTime(page: Page, expectIt: () => Promise<void>, step = 500): Promise<number> {
  let took = 0;
  await expect(async () => {
    took += step;
    await page.clock.runFor(step);
    await expectIt();
  }).toPass({ intervals: [100], timeout: 30_000 });
  return took;
}
