import { startTransition, useEffect, useState } from 'react';
import { onSignOfLife } from './signOfLife';

/** Returns whether the parts that the first screen does not need may load, see `onSignOfLife`. */
export function useSignOfLife(): boolean {
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => onSignOfLife(() => startTransition(() => setIsAlive(true))), []);
  return isAlive;
}
