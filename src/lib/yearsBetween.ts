/**
 * Returns the full years between two calendar dates (`YYYY-MM-DD`), such as an age. Null if the second date is earlier.
 */
export function yearsBetween(from: string, to: string): number | null {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  // Texts of this form compare like the days that they name.
  const age = to.slice(5) < from.slice(5) ? years - 1 : years;
  return age >= 0 ? age : null;
}
