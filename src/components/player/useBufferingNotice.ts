import { useEffect, useEffectEvent, useState } from 'react';

/** How long to wait before the notice and before a retry. */
const SLOW_MS = 6000;
const STALLED_MS = 20_000;

/**
 * Returns whether a video that should play has been waiting for a long time.
 * @param onStalled called each time the wait has lasted for another `STALLED_MS`
 */
export function useBufferingNotice(isWaiting: boolean, onStalled: () => void): boolean {
  const [isSlow, setIsSlow] = useState(false);
  const handleStalled = useEffectEvent(onStalled);

  useEffect(() => {
    if (!isWaiting) return undefined;
    const slow = setTimeout(() => setIsSlow(true), SLOW_MS);
    const stalled = setInterval(() => handleStalled(), STALLED_MS);
    return () => {
      clearTimeout(slow);
      clearInterval(stalled);
      setIsSlow(false);
    };
  }, [isWaiting]);

  return isSlow;
}
