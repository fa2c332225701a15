/** Whether the viewer asked for less motion. */
export const prefersLessMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whoever asked for less motion or less traffic gets pictures that stand still, until they press play. */
export function prefersStills(): boolean {
  // Not in every browser, so not in the standard types.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || prefersLessMotion();
}
