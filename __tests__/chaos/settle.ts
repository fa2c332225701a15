import type { Page } from '@playwright/test';

/** In the page: whether there is one heading and some words. */
const isThere = () => {
  // The browser's own page for what cannot be reached: whoever asked looks where they are.
  if (!location.protocol.startsWith('http')) return true;
  const root = document.getElementById('root');
  const text = document.body.innerText.length;
  return root !== null && document.querySelectorAll('h1').length === 1 && text > 20;
};

/** In the page: whether nothing says any longer that it is still to come. */
const isCalm = () => {
  const words = [...document.querySelectorAll('p, span, [role="status"], button')];
  const isShown = (element: Element) => element.getClientRects().length > 0;
  return !words.some((element) => /^(Loading|Searching)\b/.test(element.textContent) && isShown(element));
};

/** What a server that hangs may cost, and as much again for a machine that is busy. */
const PATIENCE_MS = 22_000;

/** The page as it is a frame after what was done; a tab that is not painted has none. */
const nextFrame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
    setTimeout(resolve, 300);
  });

/**
 * Waits until the page stands; rejects with what is wrong of one that does not come to stand.
 * @param isThorough waits for what is loading, too
 */
export async function settle(page: Page, isThorough: boolean): Promise<void> {
  await page.evaluate(nextFrame);
  const waitFor = (condition: () => boolean, fault: string) =>
    page.waitForFunction(condition, undefined, { timeout: PATIENCE_MS }).catch(async (error: unknown) => {
      if (page.isClosed() || !page.url().startsWith('http')) throw error;
      const text = await page.evaluate(() => document.body.innerText.slice(0, 400));
      throw new Error(`${fault} at ${page.url()}: ${text}`);
    });
  await waitFor(isThere, 'A blank screen');
  if (isThorough) await waitFor(isCalm, 'Something that loads for ever');
}
