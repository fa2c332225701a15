/** Runs in the page before its first script. Records performance entries in `window.bench`. */
export function watchPage() {
  const bench = {
    contentfulPaint: 0,
    largestPaint: 0,
    layoutShift: 0,
    interactive: 0,
    longTasks: [],
    interactions: [],
    frames: [],
  };
  window.bench = bench;
  const watch = (type, handle, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({ type, buffered: true, ...options });

  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') bench.contentfulPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    bench.largestPaint = startTime;
  });
  // The app sets `data-app` when it is interactive, see src/lib/appState.
  new MutationObserver(() => {
    if (document.documentElement?.dataset.app !== 'mounting') bench.interactive ||= performance.now();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-app'] });
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) bench.layoutShift += value;
  });
  watch('longtask', ({ startTime, duration }) => {
    bench.longTasks.push({ start: startTime, duration });
  });
  watch(
    'event',
    ({ interactionId, startTime, duration }) => {
      if (interactionId) bench.interactions.push({ start: startTime, duration });
    },
    { durationThreshold: 16 },
  );
}
