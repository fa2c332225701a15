import { quiet } from '../browser/quiet.mjs';
import { slowestInteraction } from './interactions.mjs';

const KEY_EVERY_MS = 80;

/**
 * Runs in the page. Records when the last key was pressed, and when one of the first visible cards has all words in its
 * name.
 */
function watchResults(words) {
  const { bench } = window;
  const isFound = () =>
    [...document.querySelectorAll('article')]
      // The page renders the next results invisibly first.
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

/** Returns how long the page's main thread has worked since the page was created, in milliseconds. */
async function workedFor(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

/** Types a search and measures the time until its results are visible. */
export const search = (text) =>
  async function search({ page, session, network }, url) {
    await page.goto(url);
    await quiet({ page, network });
    // Uses no locator, because a locator would listen to every key in the page.
    await page.evaluate(() => document.querySelector('[role=combobox]').focus());
    await quiet({ page, network });
    await page.evaluate(() => Object.assign(window.bench, { interactions: [], longTasks: [] }));
    await page.evaluate(watchResults, text.split(' '));
    const before = await workedFor(session);
    await page.keyboard.type(text, { delay: KEY_EVERY_MS });
    await page.waitForFunction(() => window.bench.foundAt);
    const work = (await workedFor(session)) - before;
    await quiet({ page, network });
    const results = await page.evaluate(() => window.bench.foundAt - window.bench.keyAt);
    const longTasks = await page.evaluate(() => window.bench.longTasks.length);
    return { results, work: work / text.length, longTasks, interaction: await slowestInteraction(page) };
  };
