/** Of somebody here, or in another tab that writes. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin', 'storage'];

/** When nobody stirs: so long after the last of what is shown has come. */
const REST_MS = 1200;

/** A mark in the browser's own timeline: what was asked for before it belongs to the first screen. */
const STIRS = 'kinora:stirs';

let state: 'unwatched' | 'quiet' | 'alive' = 'unwatched';
const waiting = new Set<() => void>();
let stopWatching: () => void = () => undefined;

function stir(): void {
  state = 'alive';
  performance.mark(STIRS);
  stopWatching();
  waiting.forEach((callback) => callback());
  waiting.clear();
}

function watch(): void {
  state = 'quiet';
  for (const sign of SIGNS) addEventListener(sign, stir, { capture: true, passive: true });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    clearTimeout(timer);
    if (document.readyState === 'complete') timer = setTimeout(() => (isShowing() ? rest() : stir()), REST_MS);
  };
  const observer = typeof PerformanceObserver === 'undefined' ? null : new PerformanceObserver(rest);
  observer?.observe({ type: 'resource' });
  addEventListener('load', rest);
  rest();
  stopWatching = () => {
    for (const sign of SIGNS) removeEventListener(sign, stir, { capture: true });
    removeEventListener('load', rest);
    observer?.disconnect();
    clearTimeout(timer);
  };
}

/** Whether a picture on the screen is still on its way. */
const isShowing = () =>
  [...document.images].some((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    const isSeen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return isSeen && !image.complete;
  });

/**
 * Calls back when somebody is there, by pointer, finger, key, scrolling or another tab that has something new, or when
 * the page has come to rest: the time for what the first screen can do without.
 * @returns takes the call back
 */
export function onSignOfLife(callback: () => void): () => void {
  if (state === 'unwatched') watch();
  if (state === 'alive') callback();
  else waiting.add(callback);
  return () => waiting.delete(callback);
}
