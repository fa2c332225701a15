import type { Page, Request } from '@playwright/test';
import { expect } from '@playwright/test';

/** Pages whose clock stands, with the scripts that are on their way to each. */
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

/** The page's clock stands from its first moment on, a minute from now or later, and goes on only where a test lets it. */
export async function stopClock(page: Page, later = 60_000): Promise<void> {
  if (!stopped.has(page)) stopped.set(page, watchScripts(page));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + later);
}

/** The page's clock goes by itself again. */
export async function resumeClock(page: Page): Promise<void> {
  stopped.delete(page);
  await page.clock.resume();
}

/** Lets the page do what waits for no time: its tasks take turns with these, however slow the machine. */
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

/** How long a script takes is the server's time and not the page's; one that never comes is not waited for. */
const haveScripts = (page: Page) =>
  expect
    .poll(() => stopped.get(page)?.size ?? 0, { timeout: 5000, intervals: [50] })
    .toBe(0)
    .catch(() => undefined);

/**
 * Lets the page's time go on step by step until what is expected is there. Before each step stand moments of ours for
 * what is no timer, so a busy machine takes longer, and the page's time does not.
 * @param expectIt with a short patience of its own
 * @param step in milliseconds of the page
 * @returns how long it took, in milliseconds of the page
 */
export async function inTime(page: Page, expectIt: () => Promise<void>, step = 500): Promise<number> {
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
