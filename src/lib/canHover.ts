/**
 * Returns whether the pointing device can hover. On a touch screen, the element that was touched last also matches
 * `:hover`.
 */
export const canHover = (): boolean => (window as Partial<Window>).matchMedia?.('(hover: hover)').matches === true;
