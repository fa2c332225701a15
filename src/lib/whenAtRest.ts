import { whenIdle } from './idleQueue';

/** What somebody does to a page; a mouse that only moves asks nothing of it. */
const STIRS = ['scroll', 'wheel', 'touchmove', 'pointerdown', 'keydown'];

/** Between two turns of a wheel is less, and between going to a field and the first key. */
const REST_MS = 4000;

/** Runs a heavy task once, when for four seconds nobody has scrolled, pressed or typed, and nothing else is to be done. */
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
