import type { Page } from '@playwright/test';

/** Runs in the page. Returns whether there is one heading and some text. */
const isThere = () => {
  // The browser shows its own error page. The caller checks the address.
  if (!location.protocol.startsWith('http')) return true;
  const root = document.getElementById('root');
  const text = document.body.innerText.length;
  return root !== null && document.querySelectorAll('h1').length === 1 && text > 20;
};

/** Runs in the page. Returns whether no visible text says that something is loading. */
const isCalm = () => {
  const words = [...document.querySelectorAll('p, span, [role="status"], button')];
  const isShown = (element: Element) => element.getClientRects().length > 0;
  return !words.some((element) => /^(Loading|Searching)\b/.test(element.textContent) && isShown(element));
};

/** The longest wait for a hanging server, doubled for a busy machine. */
const SETTLE_TIMEOUT_MS = 22_000;

/** Waits for a painted frame after the action. A tab in the background paints none, so a timer ends the wait. */
const nextFrame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
    setTimeout(resolve, 300);
  });

/**
 * Waits until the page is stable. Rejects with the fault of a page that does not become stable.
 * @param isThorough also waits for what is loading
 */
export async function settle(page: Page, isThorough: boolean): Promise<void> {
  await page.evaluate(nextFrame);
  const waitFor = (condition: () => boolean, fault: string) =>
    page.waitForFunction(condition, undefined, { timeout: SETTLE_TIMEOUT_MS }).catch(async (error: unknown) => {
      if (page.isClosed() || !page.url().startsWith('http')) throw error;
      const text = await page.evaluate(() => document.body.innerText.slice(0, 400));
      throw new Error(`${fault} at ${page.url()}: ${text}`);
    });
  await waitFor(isThere, 'A blank screen');
  if (isThorough) await waitFor(isCalm, 'Something that loads for ever');
}
