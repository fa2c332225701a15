const kilobitsPerSecond = (count) => (count * 1000) / 8;

/** Lighthouse's slow 4G. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: kilobitsPerSecond(1600),
  uploadThroughput: kilobitsPerSecond(750),
};

/** How many times slower than this machine. */
export const SLOW_CPU = 4;

/** Lighthouse's phone. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
};
