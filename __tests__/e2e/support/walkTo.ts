import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Half a window further; back once a card stands in the window's middle, so that none is passed unseen. */
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

/** Goes down a list that grows and of which only a window exists, until a card of it is there. */
export async function walkTo(page: Page, card: Locator): Promise<void> {
  // A viewer's own doing, which parts of the app wait for; a script's scrolling is none.
  await page.mouse.wheel(0, 1);
  const arrives = async () => {
    if (await card.isVisible()) return true;
    await step(page);
    return card.isVisible();
  };
  await expect.poll(arrives, { intervals: [0], timeout: 30_000 }).toBe(true);
}
