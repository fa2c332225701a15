let awaited = 0;
let tellNone: (() => void) | undefined;

/**
 * Counts a part of the page that is on its way.
 * @returns it is there, or nobody waits for it any more
 */
export function awaitPart(): () => void {
  awaited += 1;
  return () => {
    awaited -= 1;
    if (awaited === 0) tellNone?.();
  };
}

/**
 * Calls back whenever the last part that was on its way is there; now, when none is. One at a time may ask.
 * @returns takes it back
 */
export function onNoneAwaited(callback: () => void): () => void {
  tellNone = callback;
  if (awaited === 0) callback();
  return () => {
    tellNone = undefined;
  };
}
