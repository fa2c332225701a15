import { wait } from './time';

/** A device four times as slow as the one it is tried on is through with this in less than a long task. */
const SLICE_MS = 6;

/** As many are begun before anybody looks at the clock. */
const BATCH = 25;

/** Does something with each of many, and between whiles lets everybody else have their turn. */
export async function inSlices<T>(items: readonly T[], work: (item: T) => void): Promise<void> {
  let until = performance.now() + SLICE_MS;
  for (let index = 0; index < items.length; index += BATCH) {
    if (performance.now() > until) {
      await wait(0);
      until = performance.now() + SLICE_MS;
    }
    items.slice(index, index + BATCH).forEach(work);
  }
}
