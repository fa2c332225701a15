/** Joins a request. The signal ends the caller's share of it. */
export type SharedRequest<Answer> = (signal: AbortSignal) => Promise<Answer>;

/**
 * Creates a request that several callers share. It starts when the first caller joins and is aborted when the last one
 * leaves.
 * @param onEnded called on that abort; later callers need a new request
 */
export function refCountedRequest<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
  onEnded: () => void,
): SharedRequest<Answer> {
  const all = new AbortController();
  let waiting = 0;
  let answer: Promise<Answer> | undefined;
  return (signal) => {
    const leave = () => {
      waiting -= 1;
      if (waiting > 0) return;
      onEnded();
      all.abort();
    };
    waiting += 1;
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave);
    // After the response has arrived, aborting has no effect.
    return (answer ??= ask(all.signal).finally(() => (waiting = Infinity)));
  };
}
