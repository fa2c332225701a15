import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** The ratio of a fixed piece of work to its best time above which the machine counts as busy. */
export const BUSY = 1.5;
const TRIES = 3;

const spin = async () => (await once(new Worker(new URL('./spin.mjs', import.meta.url)), 'message'))[0];

let best = Infinity;

/**
 * Returns how busy the machine is; 1 is the minimum. Uses two threads, because a page and its browser need two cores.
 */
async function measureNoise() {
  const time = Math.max(...(await Promise.all([spin(), spin()])));
  best = Math.min(best, time);
  return time / best;
}

/** Repeats a run up to two times if the machine was busy before or after it. Adds the final noise to the result. */
export async function calmly(run) {
  for (let count = 1; ; count += 1) {
    const before = await measureNoise();
    const result = await run();
    const noise = Math.max(before, await measureNoise());
    if (noise <= BUSY || count === TRIES) return { ...result, noise };
  }
}
