/** Whole years from one calendar date (`YYYY-MM-DD`) to another: an age; null where the second comes first. */
export function yearsBetween(from: string, to: string): number | null {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  // Texts of this form compare as the days that they name.
  const age = to.slice(5) < from.slice(5) ? years - 1 : years;
  return age >= 0 ? age : null;
}
