/** Whether a mouse is what is pointed with: what a finger has pressed last is `:hover` as well. */
export const canHover = (): boolean => (window as Partial<Window>).matchMedia?.('(hover: hover)').matches === true;
