import { whenIdle } from './idleQueue';

/** The events that count as input. A mouse that only moves does not. */
const STIRS = ['scroll', 'wheel', 'touchmove', 'pointerdown', 'keydown'];

/**
 * The time without input. It is longer than the pause between two turns of a wheel, or between focusing a field and the
 * first key.
 */
const REST_MS = 4000;

/** Runs a heavy task once, after four seconds without scrolling, presses or keys, when the browser is idle. */
export function whenAtRest(task: () => void): void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const stir of STIRS) removeEventListener(stir, wait, { capture: true });
      whenIdle(task);
    }, REST_MS);
  };
  for (const stir of STIRS) addEventListener(stir, wait, { capture: true, passive: true });
  wait();
}
