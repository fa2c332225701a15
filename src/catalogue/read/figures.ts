/** A rating of `most` as one of ten, to a tenth; null for what is none. */
export function ofTen(value: number, most: number): number | null {
  const rating = Math.round((value / most) * 100) / 10;
  return rating > 0 && rating <= 10 ? rating : null;
}

/** `1h 57m`, `1:57` and `2 hours` in minutes; null for what names no hours. */
export function hoursAndMinutes(text: string): number | null {
  const [, hours, minutes = ''] = /^(\d{1,2}) ?(?:h[a-z]*\.?|:) ?(\d{0,2})/i.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}
