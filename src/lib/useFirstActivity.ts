import { startTransition, useEffect, useState } from 'react';
import { onFirstActivity } from './firstActivity';

/** Returns whether the parts that the first screen does not need may load, see `onSignOfLife`. */
export function useFirstActivity(): boolean {
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => onFirstActivity(() => startTransition(() => setIsAlive(true))), []);
  return isAlive;
}
