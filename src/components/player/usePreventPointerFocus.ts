import type { RefObject } from 'react';
import { useEffect } from 'react';

/**
 * Prevents buttons from taking the focus on a pointer press. Otherwise the space bar would press that button again, for
 * example leave full screen instead of pausing the video. Keyboard navigation still focuses the buttons.
 * @param frame the element that contains the buttons
 */
export function usePreventPointerFocus(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    const keepFocus = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
    };
    element?.addEventListener('mousedown', keepFocus);
    return () => element?.removeEventListener('mousedown', keepFocus);
  }, [frame]);
}
