/**
 * Reports an error from which React has recovered. A view transition that is interrupted, for example by rotating a
 * phone, is not an error, because the next page is shown. React recognizes it by the messages of browsers, which
 * change.
 */
export function reportRecovered(error: unknown): void {
  if (error instanceof DOMException && error.name === 'InvalidStateError') return;
  reportError(error);
}
