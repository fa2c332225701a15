const kilobitsPerSecond = (count) => (count * 1000) / 8;

/** Lighthouse's slow 4G network. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: kilobitsPerSecond(1600),
  uploadThroughput: kilobitsPerSecond(750),
};

/**
 * The speed of a mid-range phone, as `speed.mjs` measures it. It is between the calibration values of Chromium's
 * DevTools, 264 for a cheap phone and 1,000 for a good one. The budget is based on it.
 */
export const PHONE_SPEED = 600;

/** The phone that Lighthouse emulates. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
};
