import { startTransition, useEffect, useState } from 'react';

/** Returns how many of the first `count` parts to render: one more after each frame, which spreads the work. */
export function useStaggeredCount(count: number): number {
  const [turn, setTurn] = useState(1);
  const shown = Math.min(turn, count);
  // Starts again with the first part after the count has decreased.
  if (turn > Math.max(1, count)) setTurn(Math.max(1, count));
  useEffect(() => {
    if (shown === count) return;
    let frame = requestAnimationFrame(() => {
      // The second frame: the previous part has been painted by then.
      frame = requestAnimationFrame(() => startTransition(() => setTurn(shown + 1)));
    });
    return () => cancelAnimationFrame(frame);
  }, [shown, count]);
  return shown;
}
