import { startTransition, useEffect, useState } from 'react';
import { onFirstActivity } from './firstActivity';

/** Returns whether the parts that the first screen does not need may load, see `onFirstActivity`. */
export function useFirstActivity(): boolean {
  const [hasActivity, setIsAlive] = useState(false);
  useEffect(() => onFirstActivity(() => startTransition(() => setIsAlive(true))), []);
  return hasActivity;
}
