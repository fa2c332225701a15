import { quiet } from '../browser/quiet.mjs';

/** The presses, in the order of a viewer who looks through rows and lists. */
const KEYS = 'Down Down Right Right Down Right Down Down Left Up Right Down Right Down Down Up'
  .split(' ')
  .map((direction) => `Arrow${direction}`);

/** Runs in the page. Records the time from each key press to the moment when the focus has moved. */
function watchFocus() {
  const { bench } = window;
  bench.moves = [];
  let pressedAt;
  addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), true);
  addEventListener(
    'focusin',
    () => {
      if (pressedAt !== undefined) bench.moves.push(performance.now() - pressedAt);
      pressedAt = undefined;
    },
    true,
  );
}

/** Runs in the page. Scrolls through it, so that all its rows are mounted, and back. */
async function mountAll(screens) {
  for (let screen = 0; screen < screens; screen += 1) {
    scrollBy(0, innerHeight);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  scrollTo(0, 0);
}

/**
 * Presses arrow keys.
 * @param screens the number of screens to scroll through before
 */
export const arrowKeys = (screens) => async (opened, url) => {
  const { page, network } = opened;
  await page.goto(url);
  await quiet({ page, network });
  // The first user activity starts the deferred parts of the page.
  await page.mouse.move(5, 5);
  await quiet({ page, network });
  await page.evaluate(mountAll, screens);
  await quiet({ page, network });
  await page.evaluate(watchFocus);
  for (const key of KEYS) {
    await page.keyboard.press(key);
    await quiet({ page, network });
  }
  const moves = await page.evaluate(() => window.bench.moves);
  if (moves.length < KEYS.length / 2) throw new Error(`Only ${moves.length} of ${KEYS.length} keys moved the focus.`);
  const sorted = moves.toSorted((a, b) => a - b);
  return { typicalMove: sorted[Math.floor(sorted.length / 2)], slowestMove: sorted.at(-1) };
};
