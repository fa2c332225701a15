/** Joins a request, until the signal says that one has gone. */
export type SharedRequest<Answer> = (signal: AbortSignal) => Promise<Answer>;

/**
 * A request that several wait for: asked when the first one joins, ended when the last one has gone.
 * @param onEnded whoever comes from then on needs another one
 */
export function shareRequest<Answer>(
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
    // Whoever leaves after the answer ends nothing.
    return (answer ??= ask(all.signal).finally(() => (waiting = Infinity)));
  };
}
