export const ONE_MINUTE_MS = 60_000;
export const ONE_DAY_SECONDS = 86_400;
export const ONE_DAY_MS = ONE_DAY_SECONDS * 1000;

/** Returns whether data is less than 24 hours old. A time in the future, beyond a small clock error, does not count. */
export const isFresh = (fetchedAt: number, now: number): boolean =>
  now - fetchedAt < ONE_DAY_MS && fetchedAt <= now + ONE_MINUTE_MS;

/** Returns the result of a promise, or undefined if it takes longer than `ms`. */
export async function withTimeout<T>(ms: number, promise: Promise<T>): Promise<T | undefined> {
  const timer = new AbortController();
  try {
    return await Promise.race([promise, delay(ms, timer.signal).then(() => undefined)]);
  } finally {
    timer.abort();
  }
}

/**
 * Returns the result of a task, or undefined if it takes longer than `ms`. The task is aborted then, or if `signal`
 * aborts.
 */
export async function withAbortTimeout<T>(
  ms: number,
  signal: AbortSignal,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  const controller = new AbortController();
  const end = () => controller.abort();
  signal.addEventListener('abort', end);
  const result = await withTimeout(ms, task(controller.signal));
  if (result === undefined) end();
  return result;
}

/** Resolves after `ms`, or at once if the signal aborts. */
export function delay(ms: number, signal?: AbortSignal): Promise<void> {
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
