import { startTransition, useEffect, useState } from 'react';

/** How many of the first `count` stand here by now: one more with each frame, so that no frame has to bear all of them. */
export function useInTurn(count: number): number {
  const [turn, setTurn] = useState(1);
  const shown = Math.min(turn, count);
  // What goes away begins anew when it comes back.
  if (turn > Math.max(1, count)) setTurn(Math.max(1, count));
  useEffect(() => {
    if (shown === count) return;
    let frame = requestAnimationFrame(() => {
      // The last of them is seen by then.
      frame = requestAnimationFrame(() => startTransition(() => setTurn(shown + 1)));
    });
    return () => cancelAnimationFrame(frame);
  }, [shown, count]);
  return shown;
}
