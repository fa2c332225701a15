export const ONE_MINUTE_MS = 60_000;
export const ONE_DAY_SECONDS = 86_400;
export const ONE_DAY_MS = ONE_DAY_SECONDS * 1000;

/** What a promise gives, or undefined where it takes longer than `ms`. */
export async function within<T>(ms: number, promise: Promise<T>): Promise<T | undefined> {
  const timer = new AbortController();
  try {
    return await Promise.race([promise, wait(ms, timer.signal).then(() => undefined)]);
  } finally {
    timer.abort();
  }
}

/** Resolves after `ms`, or at once when the signal aborts. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) {
      resolve();
      return;
    }
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
