/** Converts a rating out of `most` to a rating out of 10 with one decimal. Returns null if it is out of range. */
export function ofTen(value: number, most: number): number | null {
  const rating = Math.round((value / most) * 100) / 10;
  return rating > 0 && rating <= 10 ? rating : null;
}

/**
 * Converts `1h 57m`, `1:57`, `1:57:00`, `1,5 h`, `2 hours` and `1 Std. 57 Min.` to minutes. Returns null for a text
 * without hours.
 */
export function hoursAndMinutes(text: string): number | null {
  const [, hours, part = '0', minutes = ''] =
    /^(\d{1,2})(?:[.,](\d{1,2}))? ?(?:h[a-z]*\.?|st(?:d|unden?)?\.?|:) ?(\d{0,2})/i.exec(text) ?? [];
  return hours === undefined ? null : Math.round(Number(`${hours}.${part}`) * 60) + Number(minutes);
}
