import { setTimeout as wait } from 'node:timers/promises';
import { quiet } from '../browser/quiet.mjs';

const PAGE_SIZE = 20;
const CARDS = 10_000;
const STAGE_CARDS = 1000;
const GROWTH_TIMEOUT_MS = 15_000;

/** Returns the number of cards that the page has received. Repeated requests for a page count once. */
function cardsOf({ requests }) {
  const pages = [...requests.values()].filter(({ url, isDone }) => isDone && url.includes('/movie/popular?'));
  return new Set(pages.map(({ url }) => url)).size * PAGE_SIZE;
}

/** Scrolls to the end repeatedly until the page has received the given number of cards. */
async function scrollUntil(count, { page, network }) {
  let known = cardsOf(network);
  let grewAt = Date.now();
  while (known < count) {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await wait(25);
    const now = cardsOf(network);
    if (now > known) grewAt = Date.now();
    if (Date.now() - grewAt > GROWTH_TIMEOUT_MS) throw new Error(`The list ends at ${now} cards`);
    known = now;
  }
}

/**
 * Scrolls through a TMDB list of 10,000 cards. Returns the memory use at the end, and whether the last cards cost more
 * than the first.
 */
export async function grow({ page, session, network }, url) {
  const metric = async (wanted) => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === wanted).value;
  };
  const costOf = async (count) => {
    const before = await metric('TaskDuration');
    await scrollUntil(count, { page, network });
    return (await metric('TaskDuration')) - before;
  };
  await page.goto(url);
  await quiet({ page, network });
  await scrollUntil(STAGE_CARDS, { page, network });
  const early = await costOf(2 * STAGE_CARDS);
  await scrollUntil(CARDS - STAGE_CARDS, { page, network });
  const late = await costOf(CARDS);
  await quiet({ page, network });
  await session.send('HeapProfiler.collectGarbage');
  return {
    elements: await page.evaluate(() => document.querySelectorAll('*').length),
    heap: (await metric('JSHeapUsedSize')) / 2 ** 20,
    growth: late / early,
  };
}
