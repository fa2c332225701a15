import type { RefObject } from 'react';
import { useEffect } from 'react';

/**
 * Leaves the focus where it is when a button is pressed by a pointer: the space bar would press that button from then on,
 * and leave full screen where it should pause the film. Who comes to a button by keyboard has it there, with its ring.
 * @param frame what has the buttons
 */
export function useFreeKeys(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    const keepFocus = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
    };
    element?.addEventListener('mousedown', keepFocus);
    return () => element?.removeEventListener('mousedown', keepFocus);
  }, [frame]);
}
