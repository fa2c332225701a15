import { quiet } from '../browser/quiet.mjs';
import { slowestInteraction } from './interactions.mjs';

const KEY_EVERY_MS = 80;

/** In the page: notes when the last key was pressed, and when one of the first cards that are seen has all words in its name. */
function watchResults(words) {
  const { bench } = window;
  const isFound = () =>
    [...document.querySelectorAll('article')]
      // What is about to be found is made out of sight.
      .filter((card) => card.checkVisibility())
      .slice(0, 3)
      .some((card) => words.every((word) => card.getAttribute('aria-label').toLowerCase().includes(word)));
  const look = () => {
    if (isFound()) bench.foundAt = performance.now();
    else requestAnimationFrame(look);
  };
  addEventListener('keydown', ({ timeStamp }) => (bench.keyAt = timeStamp), { capture: true });
  requestAnimationFrame(look);
}

/** A search that is typed, until its results stand there. */
export const search = (text) =>
  async function search({ page, network }, url) {
    await page.goto(url);
    await quiet({ page, network });
    await page.getByRole('combobox').click();
    await quiet({ page, network });
    await page.evaluate(() => (window.bench.interactions = []));
    await page.evaluate(watchResults, text.split(' '));
    await page.keyboard.type(text, { delay: KEY_EVERY_MS });
    await page.waitForFunction(() => window.bench.foundAt);
    await quiet({ page, network });
    const results = await page.evaluate(() => window.bench.foundAt - window.bench.keyAt);
    return { results, interaction: await slowestInteraction(page) };
  };
