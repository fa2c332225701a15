export const ONE_MINUTE_MS = 60_000;
export const ONE_DAY_SECONDS = 86_400;
export const ONE_DAY_MS = ONE_DAY_SECONDS * 1000;

/** Fresh for 24 hours; a time in the future, beyond a clock's small error, is none to rely on. */
export const isFresh = (fetchedAt: number, now: number): boolean =>
  now - fetchedAt < ONE_DAY_MS && fetchedAt <= now + ONE_MINUTE_MS;

/** What a promise gives, or undefined where it takes longer than `ms`. */
export async function within<T>(ms: number, promise: Promise<T>): Promise<T | undefined> {
  const timer = new AbortController();
  try {
    return await Promise.race([promise, wait(ms, timer.signal).then(() => undefined)]);
  } finally {
    timer.abort();
  }
}

/** What a task gives, or undefined where it takes longer than `ms`: then it is told to end, as it is when `signal` aborts. */
export async function inTime<T>(
  ms: number,
  signal: AbortSignal,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  const controller = new AbortController();
  const end = () => controller.abort();
  signal.addEventListener('abort', end);
  const result = await within(ms, task(controller.signal));
  if (result === undefined) end();
  return result;
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
