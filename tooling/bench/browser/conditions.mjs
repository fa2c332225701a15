const kilobitsPerSecond = (count) => (count * 1000) / 8;

/** Lighthouse's slow 4G. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: kilobitsPerSecond(1600),
  uploadThroughput: kilobitsPerSecond(750),
};

/**
 * The speed of a mid-range phone, as `speed.mjs` tells it: between the two that Chromium's DevTools calibrate for, 264 for
 * a cheap one and 1,000 for a good one, and the one that the budget was made for.
 */
export const PHONE_SPEED = 600;

/** Lighthouse's phone. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
};
