import { useEffect, useState } from 'react';

/** False at first, true once the browser has nothing more urgent to do. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const handleIdle = () => {
      setIsIdle(true);
    };
    // Safari has no idle callback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(handleIdle, 200);
      return () => {
        clearTimeout(timer);
      };
    }
    const request = window.requestIdleCallback(handleIdle, { timeout: 2000 });
    return () => {
      window.cancelIdleCallback(request);
    };
  }, []);
  return isIdle;
}
