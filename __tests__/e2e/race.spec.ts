import type { BrowserContext, Page } from '@playwright/test';
import { expect, signInBefore, test } from './support/test';

/** A few in every run of the tests; sixty in `npm run race`. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 4);

const CARD = (index: number) => `article >> nth=${index}`;

async function openMovies(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('./movies');
  await expect(page.locator(CARD(40))).toBeAttached();
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

test('two tabs that add in the same instant lose nothing', async ({ page, context }) => {
  test.setTimeout(30_000 + ROUNDS * 3000);
  await signInBefore(page);
  await page.goto('./movies');
  const [left, right] = [await openMovies(context), await openMovies(context)];

  for (let round = 0; round < ROUNDS; round += 1) {
    const first = (round * 2) % 40;
    const before = await idsIn(page);
    const instant = Date.now() + 150;
    await Promise.all([addAt(left, first, instant), addAt(right, first + 1, instant)]);
    // Twenty rounds fill the list, the next twenty empty it again.
    const isAdd = Math.floor(round / 20) % 2 === 0;
    for (const tab of [left, right, page]) {
      await expect
        .poll(async () => (await idsIn(tab)).length, { message: `round ${round}`, timeout: 3000 })
        .toBe(isAdd ? before.length + 2 : before.length - 2);
    }
  }
});
