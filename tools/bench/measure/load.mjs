import { statSync } from 'node:fs';
import { BASE, DIST } from '../../serve/bundle.mjs';
import { quiet } from '../browser/quiet.mjs';

/** Returns the gzipped size of the bundle's scripts among the requests. */
const scriptKilobytes = (urls) =>
  urls
    .map((url) => new URL(url).pathname)
    .filter((path) => path.startsWith(`${BASE}/`))
    .reduce((sum, path) => sum + statSync(`${DIST}${path.slice(BASE.length)}.gz`).size / 1000, 0);

/** Measures a first load until the page is quiet. */
export async function load({ page, network }, url) {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await quiet({ page, network });
  const scripts = [...network.requests.values()].filter(({ type }) => type === 'Script');
  const seen = await page.evaluate(() => {
    const { contentfulPaint, largestPaint, layoutShift, longTasks, interactive } = window.bench;
    const late = longTasks.filter(({ start }) => start >= contentfulPaint);
    const blocking = late.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
    return { contentfulPaint, largestPaint, layoutShift, blocking, interactive };
  });
  return { ...seen, scripts: scriptKilobytes(scripts.map(({ url }) => url)) };
}
