import { setTimeout as wait } from 'node:timers/promises';

const STILL_MS = 1000;
const LATEST_MS = 25_000;
const LOOK_EVERY_MS = 100;

/** Resolves after one second without requests and long tasks, or after 25 s at the latest. */
export async function quiet({ page, network }) {
  const deadline = Date.now() + LATEST_MS;
  const isQuiet = async () => {
    const sinceLongTask = await page.evaluate(() => {
      const { start, duration } = window.bench.longTasks.at(-1) ?? { start: 0, duration: 0 };
      return performance.now() - start - duration;
    });
    const sinceNetwork = network.open.size > 0 ? 0 : Date.now() - network.lastChange;
    return Math.min(sinceLongTask, sinceNetwork) > STILL_MS;
  };
  while (!(await isQuiet()) && Date.now() < deadline) await wait(LOOK_EVERY_MS);
}
