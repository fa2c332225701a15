/** Whether the viewer asked for less motion; a browser that cannot be asked has not been told so. */
export const prefersLessMotion = (): boolean =>
  (window as Partial<Window>).matchMedia?.('(prefers-reduced-motion: reduce)').matches === true;

/** Whoever asked for less motion or less traffic gets pictures that stand still, until they press play. */
export function prefersStills(): boolean {
  // Not in every browser, so not in the standard types.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || prefersLessMotion();
}
