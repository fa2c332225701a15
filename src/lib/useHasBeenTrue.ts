import { useState } from 'react';

/** Returns whether a condition is true, or has been true since the component mounted. */
export function useHasBeenTrue(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(isSo);
  if (isSo && !wasSo) setWasSo(true);
  return isSo || wasSo;
}
