import { nextTurn } from './nextTurn';

/** A device four times as slow as the one it is tried on is through with this in less than a long task. */
const SLICE_MS = 6;

/** As many are begun before anybody looks at the clock. */
const BATCH = 25;

/**
 * Does something with each of many, and between whiles lets everybody else have their turn.
 * @param signal nobody waits for it any more: it ends where it is
 */
export async function inSlices<T>(
  items: readonly T[],
  work: (item: T, index: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  let until = performance.now() + SLICE_MS;
  for (const [index, item] of items.entries()) {
    if (index % BATCH === 0 && performance.now() > until) {
      await nextTurn();
      until = performance.now() + SLICE_MS;
      if (signal?.aborted) return;
    }
    work(item, index);
  }
}
