import { startTransition, useEffect, useState } from 'react';
import { onSignOfLife } from './signOfLife';

/** Whether it is time for what the first screen can do without, see `onSignOfLife`. */
export function useSignOfLife(): boolean {
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => onSignOfLife(() => startTransition(() => setIsAlive(true))), []);
  return isAlive;
}
