import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';

/** Rows beyond the screen on either side: a flick of the wheel goes over one, and pictures want a moment to come. */
const OVERSCAN = 3;

/**
 * Which rows of a list of equally high ones are near the screen.
 * @param rowHeight in pixels; 0 while it is not known
 * @returns the first of them, and the first one after them
 */
export function useRowsInView(list: RefObject<Element | null>, rowHeight: number): readonly [from: number, to: number] {
  const [top, setTop] = useState(0);
  const [rowsOfScreen, setRowsOfScreen] = useState(0);

  useLayoutEffect(() => {
    if (rowHeight === 0) return undefined;
    const look = () => {
      const above = -(list.current?.getBoundingClientRect().top ?? 0);
      // React does nothing where they are what they were.
      setTop(Math.floor(above / rowHeight));
      setRowsOfScreen(Math.ceil(window.innerHeight / rowHeight));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [list, rowHeight]);

  return [Math.max(top - OVERSCAN, 0), Math.max(top + rowsOfScreen + 1 + OVERSCAN, 0)];
}
