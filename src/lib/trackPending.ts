let awaited = 0;
let tellNone: (() => void) | undefined;

/**
 * Counts a part of the page that is loading.
 * @returns a function to call when the part is loaded or no longer needed
 */
export function trackPending(): () => void {
  awaited += 1;
  return () => {
    awaited -= 1;
    if (awaited === 0) tellNone?.();
  };
}

/**
 * Calls back each time all parts are loaded, and at once if none is loading. There can be only one callback at a time.
 * @returns a function that removes the callback
 */
export function onAllLoaded(callback: () => void): () => void {
  tellNone = callback;
  if (awaited === 0) callback();
  return () => {
    tellNone = undefined;
  };
}
