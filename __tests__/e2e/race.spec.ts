import type { Page } from '@playwright/test';
import { isExhaustive } from './support/extent';
import { expect, signInBefore, test } from './support/test';

const ROUNDS = isExhaustive ? 60 : 4;

/** So many cards are pressed, two at a time. */
const CARDS = 20;

const CARD = (index: number) => `article >> nth=${index}`;

async function openMovies(page: Page): Promise<Page> {
  await page.goto('./movies');
  await expect(page.locator(CARD(CARDS))).toBeAttached();
  return page;
}

const idsIn = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('movieWatchlist') ?? '[]') as { id: number }[]).map(({ id }) => id),
  );

/** Presses one card's toggle at a given instant, in the page's own time. */
const addAt = (page: Page, index: number, instant: number) =>
  page.evaluate(
    ([nth, at]) =>
      new Promise<void>((resolve) => {
        const toggle = document
          .querySelectorAll<HTMLElement>('article')
          [nth]?.querySelector<HTMLElement>('[aria-pressed]');
        const wait = () => {
          if (Date.now() < at) {
            requestAnimationFrame(wait);
            return;
          }
          toggle?.click();
          resolve();
        };
        wait();
      }),
    [index, instant] as const,
  );

test('two tabs that add in the same instant lose nothing', { tag: '@exhaustive' }, async ({ page, context }) => {
  test.setTimeout(30_000 + ROUNDS * 3000);
  await signInBefore(page);
  const [left, right] = [await openMovies(page), await openMovies(await context.newPage())];

  for (let round = 0; round < ROUNDS; round += 1) {
    const first = (round * 2) % CARDS;
    const before = await idsIn(left);
    const instant = Date.now() + 150;
    await Promise.all([addAt(left, first, instant), addAt(right, first + 1, instant)]);
    // Ten rounds fill the list, the next ten empty it again.
    const isAdd = Math.floor((round * 2) / CARDS) % 2 === 0;
    for (const tab of [left, right]) {
      await expect
        .poll(async () => (await idsIn(tab)).length, { message: `round ${round}`, timeout: 3000 })
        .toBe(isAdd ? before.length + 2 : before.length - 2);
    }
  }
});
