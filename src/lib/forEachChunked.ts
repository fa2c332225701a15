import { yieldToMain } from './yieldToMain';

/**
 * The length of a slice, in milliseconds. A device four times as slow as a typical one still avoids a long task (50
 * ms).
 */
const SLICE_MS = 6;

/** The number of items between two looks at the clock. */
const BATCH = 25;

/**
 * Processes many items and yields to the main thread between slices.
 * @param signal stops the loop at the next slice
 */
export async function forEachChunked<T>(
  items: readonly T[],
  work: (item: T, index: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  let until = performance.now() + SLICE_MS;
  for (const [index, item] of items.entries()) {
    if (index % BATCH === 0 && performance.now() > until) {
      await yieldToMain();
      until = performance.now() + SLICE_MS;
      if (signal?.aborted) return;
    }
    work(item, index);
  }
}
