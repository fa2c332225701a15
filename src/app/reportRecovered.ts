/**
 * What React has mended by itself is still worth a report. A moving picture of two pages that is cut off, as by a phone
 * that is turned, is not: the next page stands. (React knows this by the browsers' wording, which changes.)
 */
export function reportRecovered(error: unknown): void {
  if (error instanceof DOMException && error.name === 'InvalidStateError') return;
  reportError(error);
}
