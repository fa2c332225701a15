/** A rating of `most` as one of ten, to a tenth; null for what is none. */
export function ofTen(value: number, most: number): number | null {
  const rating = Math.round((value / most) * 100) / 10;
  return rating > 0 && rating <= 10 ? rating : null;
}

/** `1h 57m`, `1:57`, `1:57:00`, `1,5 h`, `2 hours` and `1 Std. 57 Min.` in minutes; null for what names no hours. */
export function hoursAndMinutes(text: string): number | null {
  const [, hours, part = '0', minutes = ''] =
    /^(\d{1,2})(?:[.,](\d{1,2}))? ?(?:h[a-z]*\.?|st(?:d|unden?)?\.?|:) ?(\d{0,2})/i.exec(text) ?? [];
  return hours === undefined ? null : Math.round(Number(`${hours}.${part}`) * 60) + Number(minutes);
}
