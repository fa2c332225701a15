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

/** When whatever waits has had its turn. A timer's would be four milliseconds later, each time. */
const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
