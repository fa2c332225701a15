/** The shortest duration that the browser reports. */
const LEAST_MS = 16;

/** Returns the longest time from a key or a press to the next paint. */
export const slowestInteraction = (page) =>
  page.evaluate((least) => Math.max(least, ...window.bench.interactions.map(({ duration }) => duration)), LEAST_MS);
