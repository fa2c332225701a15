/** The field of the page's own HTML, which stands there until the app is shown; null where there is none. */
export const earlyField = (): HTMLInputElement | null =>
  typeof document === 'object' ? document.querySelector<HTMLInputElement>('input[data-early]') : null;

/** What a visitor did with it, up to the moment when the app took its place; see firstPaint/show.js. */
export const whatWasDone = ({ value, dataset }: HTMLInputElement) => ({
  email: value,
  hasFocus: dataset.focused !== undefined,
  /** Enter or the button was pressed. */
  isSubmitted: dataset.early === 'submitted',
});
