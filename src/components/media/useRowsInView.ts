import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';

/**
 * The number of extra rows on either side of the screen. A flick of the wheel moves by about a row, and images take a
 * moment to load.
 */
const OVERSCAN = 3;

/**
 * Returns which rows of a list are near the screen. All rows must have the same height.
 * @param rowHeight in pixels, 0 until it is known
 * @returns the first row, and the row after the last one
 */
export function useRowsInView(list: RefObject<Element | null>, rowHeight: number): readonly [from: number, to: number] {
  const [top, setTop] = useState(0);
  const [rowsOfScreen, setRowsOfScreen] = useState(0);

  useLayoutEffect(() => {
    if (rowHeight === 0) return undefined;
    const look = () => {
      const above = -(list.current?.getBoundingClientRect().top ?? 0);
      // React skips the render if the values have not changed.
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
