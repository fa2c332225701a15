import { useEffect, useEffectEvent, useState } from 'react';

/** What is worth a word, and what is worth asking anew. */
const SLOW_MS = 6000;
const STALLED_MS = 20_000;

/**
 * Whether a film that should play has been waiting for long.
 * @param onStalled when it has been for so long that waiting does not help
 */
export function useSlow(isWaiting: boolean, onStalled: () => void): boolean {
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
