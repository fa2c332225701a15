interface HedgeTimes {
  /** The time without a response after which the next request starts as well, in milliseconds. */
  hedgeAfterMs: number;
  /** The time after which the last request starts in any case, in milliseconds. */
  fallbackAfterMs: number;
}

/**
 * Sends hedged requests in order of preference. If a request fails, the next one starts. If it is pending for too long,
 * the next one starts as well, so that a server that hangs does not block the result. A result with an `error` is a
 * failure. A request must not reject.
 * @param onPreferredResponse receives the late response of a request with a higher preference than the returned one
 * @returns the first response, or the last failure if all have failed
 */
export function hedgedRequest<Result extends { error?: unknown }>(
  requests: readonly (() => Promise<Result>)[],
  { hedgeAfterMs, fallbackAfterMs }: HedgeTimes,
  onPreferredResponse: (result: Result) => void = () => undefined,
): Promise<Result> {
  return new Promise((resolve) => {
    const timers: ReturnType<typeof setTimeout>[] = [];
    const last = requests.length - 1;
    const asked = new Set<number>();
    let latest = -1;
    let failures = 0;
    /** The rank of the best response so far, or the number of requests if there is none. */
    let best = requests.length;

    const ask = async (rank: number) => {
      const request = requests[rank];
      if (!request || asked.has(rank)) return;
      asked.add(rank);
      latest = rank;
      timers.push(setTimeout(() => void ask(rank + 1), hedgeAfterMs));
      const result = await request();
      if (result.error !== undefined) {
        failures += 1;
        if (failures === requests.length) {
          timers.forEach(clearTimeout);
          resolve(result);
        } else if (rank === latest && best === requests.length) void ask(rank + 1);
        return;
      }
      timers.forEach(clearTimeout);
      if (rank > best) return;
      if (best === requests.length) resolve(result);
      else onPreferredResponse(result);
      best = rank;
    };
    void ask(0);
    timers.push(setTimeout(() => void ask(last), fallbackAfterMs));
  });
}
