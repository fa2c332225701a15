import type { Page, Request } from '@playwright/test';
import { expect } from '@playwright/test';

/** Pages with a stopped clock, each with its pending scripts. */
const stopped = new Map<Page, Set<Request>>();

export const hasStoppedClock = (page: Page): boolean => stopped.has(page);

function watchScripts(page: Page): Set<Request> {
  const scripts = new Set<Request>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => void scripts.delete(request));
  }
  return scripts;
}

/** Stops the clock of the page at `later` milliseconds from now. The clock advances only when a test lets it. */
export async function stopClock(page: Page, later = 60_000): Promise<void> {
  if (!stopped.has(page)) stopped.set(page, watchScripts(page));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + later);
}

/** Lets the clock of the page run again. */
export async function resumeClock(page: Page): Promise<void> {
  stopped.delete(page);
  await page.clock.resume();
}

/** Takes turns with the tasks of the page, so that it finishes work without timers on a machine of any speed. */
const takeTurns = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
  });

/**
 * Waits for pending scripts, because their loading time is the server's and not the page's. Gives up after five
 * seconds, because a test may hold a script back.
 */
const haveScripts = (page: Page) =>
  expect
    .poll(() => stopped.get(page)?.size ?? 0, { timeout: 5000, intervals: [50] })
    .toBe(0)
    .catch(() => undefined);

/**
 * Advances the clock of the page step by step until the expectation holds. Lets work without timers finish before each
 * step, so a busy machine takes longer, but the clock of the page does not.
 * @param expectIt has a short timeout of its own
 * @param step in milliseconds of the page's clock
 * @returns the passed time, in milliseconds of the page's clock
 */
export async function advanceUntil(page: Page, expectIt: () => Promise<void>, step = 500): Promise<number> {
  let took = 0;
  await expect(async () => {
    await haveScripts(page);
    took += step;
    await page.clock.runFor(step);
    await takeTurns(page);
    await expectIt();
  }).toPass({ intervals: [100], timeout: 30_000 });
  return took;
}
