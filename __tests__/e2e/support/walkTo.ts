import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Scrolls by half a window. Resolves when a card is in the middle of the window, so that no card is skipped. */
const step = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        window.scrollBy({ top: innerHeight / 2, behavior: 'instant' });
        const isMiddle = ({ top, bottom }: DOMRect) => top < innerHeight * 0.75 && bottom > innerHeight * 0.25;
        const look = () => {
          const cards = [...document.querySelectorAll('article')];
          if (cards.some((card) => isMiddle(card.getBoundingClientRect()))) resolve();
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(() => requestAnimationFrame(look));
      }),
  );

/** Scrolls down a list that grows and is virtualized, until the card is visible. */
export async function walkTo(page: Page, card: Locator): Promise<void> {
  // A wheel event counts as user activity, which parts of the app wait for. Scrolling by a script does not.
  await page.mouse.wheel(0, 1);
  const arrives = async () => {
    if (await card.isVisible()) return true;
    await step(page);
    return card.isVisible();
  };
  await expect.poll(arrives, { intervals: [0], timeout: 30_000 }).toBe(true);
}
