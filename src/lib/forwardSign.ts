/**
 * Returns 1, or -1 for content that runs from right to left. Scroll positions count from 0 into the negative there, and
 * the left arrow key leads forward.
 */
export const forwardSign = (element: Element): 1 | -1 => (getComputedStyle(element).direction === 'rtl' ? -1 : 1);
