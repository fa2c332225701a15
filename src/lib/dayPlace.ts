/** The position of the day in dates such as `03/12/1999`. */
export type DayPlace = 'first' | 'second' | 'unknown';

const SLASHES = /^(\d{1,2})[/-](\d{1,2})[/-](?:\d{4}|\d{2})(?!\d)/;

/** Returns the position of the day in a column of dates, from the cells with only one valid reading. */
export function dayPlace(cells: readonly string[]): DayPlace {
  let [isFirst, isSecond] = [false, false];
  for (const cell of cells) {
    const [, first = '0', second = '0'] = SLASHES.exec(cell.trim()) ?? [];
    isFirst ||= Number(first) > 12;
    isSecond ||= Number(second) > 12;
  }
  if (isFirst === isSecond) return 'unknown';
  return isFirst ? 'first' : 'second';
}
