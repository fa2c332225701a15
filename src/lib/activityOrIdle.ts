import { startTransition, useEffect, useState } from 'react';

/** The events that count as activity: of the viewer, or a write by another tab. */
const ACTIVITY_EVENTS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'wheel',
  'scroll',
  'focusin',
  'storage',
];

/** The time without a new resource after which the page counts as idle. */
const IDLE_AFTER_MS = 1200;

/** A mark in the performance timeline. Resources that were requested before it belong to the first screen. */
const FIRST_ACTIVITY_MARK = 'kinora:first-activity';

let state: 'unwatched' | 'quiet' | 'alive' = 'unwatched';
const waiting = new Set<(event?: Event) => void>();
let stopWatching: () => void = () => undefined;

function handleActivity(event?: Event): void {
  state = 'alive';
  performance.mark(FIRST_ACTIVITY_MARK);
  stopWatching();
  waiting.forEach((callback) => callback(event));
  waiting.clear();
}

function watch(): void {
  state = 'quiet';
  for (const sign of ACTIVITY_EVENTS) addEventListener(sign, handleActivity, { capture: true, passive: true });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    clearTimeout(timer);
    if (document.readyState === 'complete')
      timer = setTimeout(() => (isShowing() ? rest() : handleActivity()), IDLE_AFTER_MS);
  };
  const observer = typeof PerformanceObserver === 'undefined' ? null : new PerformanceObserver(rest);
  observer?.observe({ type: 'resource' });
  addEventListener('load', rest);
  rest();
  stopWatching = () => {
    for (const sign of ACTIVITY_EVENTS) removeEventListener(sign, handleActivity, { capture: true });
    removeEventListener('load', rest);
    observer?.disconnect();
    clearTimeout(timer);
  };
}

/** Returns whether a visible image is still loading. */
const isShowing = () =>
  [...document.images].some((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    const isSeen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return isSeen && !image.complete;
  });

/**
 * Calls back at the first activity of the viewer (pointer, touch, key, scroll) or of another tab, or when the page is
 * idle. The parts that the first screen does not need load then.
 * @param callback gets the event, if it is called at the first activity
 * @returns a function that removes the callback
 */
export function onActivityOrIdle(callback: (event?: Event) => void): () => void {
  if (state === 'unwatched') watch();
  if (state === 'alive') callback();
  else waiting.add(callback);
  return () => waiting.delete(callback);
}

/** Returns whether the parts that the first screen does not need may load, see `onActivityOrIdle`. */
export function useActivityOrIdle(): boolean {
  const [hasActivity, setIsAlive] = useState(false);
  useEffect(() => onActivityOrIdle(() => startTransition(() => setIsAlive(true))), []);
  return hasActivity;
}
