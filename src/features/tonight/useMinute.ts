import { useEffect, useState } from 'react';
import { ONE_MINUTE_MS } from '@/lib/time';

/** Returns the current time. Updates it every minute. */
export function useMinute(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), ONE_MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
