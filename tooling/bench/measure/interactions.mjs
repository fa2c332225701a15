/** The least that the browser reports. */
const LEAST_MS = 16;

/** The longest time from a key or a press until the screen showed it. */
export const slowestInteraction = (page) =>
  page.evaluate((least) => Math.max(least, ...window.bench.interactions.map(({ duration }) => duration)), LEAST_MS);
