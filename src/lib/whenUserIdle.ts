import { whenIdle } from './idleQueue';

/** The events that count as input. A mouse that only moves does not. */
const USER_INPUT_EVENTS = ['scroll', 'wheel', 'touchmove', 'pointerdown', 'keydown'];

/**
 * The time without input. It is longer than the pause between two turns of a wheel, or between focusing a field and the
 * first key.
 */
const IDLE_AFTER_MS = 4000;

/** Runs a heavy task once, after four seconds without scrolling, presses or keys, when the browser is idle. */
export function whenUserIdle(task: () => void): void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const type of USER_INPUT_EVENTS) removeEventListener(type, wait, { capture: true });
      whenIdle(task);
    }, IDLE_AFTER_MS);
  };
  for (const type of USER_INPUT_EVENTS) addEventListener(type, wait, { capture: true, passive: true });
  wait();
}
