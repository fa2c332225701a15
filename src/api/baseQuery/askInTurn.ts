interface Turns {
  /** Milliseconds of silence after which the next one is asked as well. */
  joinAfter: number;
  /** Milliseconds after which, at the latest, the last one is asked. */
  lastAfter: number;
}

/**
 * Asks one after the other, the best first. Whoever fails hands over to the next, and whoever is silent is joined by
 * it: nobody waits for a server that hangs. A result with an `error` is a failure; none may reject.
 * @param onBetter gets the answer of a better one that comes after another's was given
 * @returns the first answer, or the last failure when all have failed
 */
export function askInTurn<Result extends { error?: unknown }>(
  asks: readonly (() => Promise<Result>)[],
  { joinAfter, lastAfter }: Turns,
  onBetter: (result: Result) => void = () => undefined,
): Promise<Result> {
  return new Promise((resolve) => {
    const timers: ReturnType<typeof setTimeout>[] = [];
    const last = asks.length - 1;
    const asked = new Set<number>();
    let latest = -1;
    let failures = 0;
    /** The rank of what was given. */
    let best = asks.length;

    const ask = async (rank: number) => {
      const question = asks[rank];
      if (!question || asked.has(rank)) return;
      asked.add(rank);
      latest = rank;
      timers.push(setTimeout(() => void ask(rank + 1), joinAfter));
      const result = await question();
      if (result.error !== undefined) {
        failures += 1;
        if (failures === asks.length) {
          timers.forEach(clearTimeout);
          resolve(result);
        } else if (rank === latest && best === asks.length) void ask(rank + 1);
        return;
      }
      timers.forEach(clearTimeout);
      if (rank > best) return;
      if (best === asks.length) resolve(result);
      else onBetter(result);
      best = rank;
    };
    void ask(0);
    timers.push(setTimeout(() => void ask(last), lastAfter));
  });
}
