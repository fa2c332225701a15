import { quiet } from '../browser/quiet.mjs';
import { slowestInteraction } from './interactions.mjs';

const KEY_EVERY_MS = 80;

/** Longer than any search takes. */
const TIMEOUT_MS = 30_000;

/**
 * Runs in the page. Records when the last key was pressed, and when one of the first visible cards has all words in its
 * name. The time of the latter is a promise.
 */
function watchResults([words, timeout]) {
  const { bench } = window;
  const isFound = () =>
    [...document.querySelectorAll('article')]
      // The page renders the next results invisibly first.
      .filter((card) => card.checkVisibility())
      .slice(0, 3)
      .some((card) => words.every((word) => card.getAttribute('aria-label').toLowerCase().includes(word)));
  addEventListener('keydown', ({ timeStamp }) => (bench.keyAt = timeStamp), { capture: true });
  bench.foundAt = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`No results for ${words.join(' ')}`)), timeout);
    const look = () => {
      if (isFound()) resolve(performance.now());
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
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
    await page.evaluate(watchResults, [text.split(' '), TIMEOUT_MS]);
    const before = await workedFor(session);
    await page.keyboard.type(text, { delay: KEY_EVERY_MS });
    // Uses no `waitForFunction`, whose script takes 40 ms of the page's main thread right after the last key.
    const foundAt = await page.evaluate(() => window.bench.foundAt);
    const work = (await workedFor(session)) - before;
    await quiet({ page, network });
    const results = foundAt - (await page.evaluate(() => window.bench.keyAt));
    const longTasks = await page.evaluate(() => window.bench.longTasks.length);
    return { results, workPerKey: work / text.length, longTasks, interaction: await slowestInteraction(page) };
  };
