import { readDate, readYear } from '@/lib/date';

export interface ReleaseCell {
  year: number;
  /** `YYYY-MM-DD`; null where the cell says only the year, or a day and a month that could be swapped. */
  date: string | null;
}

/** Which of the first two numbers of `03/12/1999` is the day. */
export type DayPlace = 'first' | 'second' | 'unknown';

const SLASHES = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/;
const DOTS = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/;

/** Returns which number is the day in a column of dates, from the cells that can be read in one way only. */
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

/** Whether a cell is a date that only the other cells of its column can explain. */
export function isAmbiguousDate(cell: string): boolean {
  const [, first, second] = SLASHES.exec(cell.trim()) ?? [];
  return first !== undefined && Number(first) <= 12 && Number(second) <= 12 && first !== second;
}

/** Reads `1999`, `1999-03-12`, `12.03.1999`, `12/03/1999` and texts with a year in them; undefined for anything else. */
export function readRelease(cell: string, place: DayPlace): ReleaseCell | undefined {
  const iso = readDate(cell.replace(/^(\d{4})[/.](\d{2})[/.](\d{2})$/, '$1-$2-$3'));
  if (iso !== null) return { year: Number(iso.slice(0, 4)), date: iso };
  const dots = DOTS.exec(cell);
  const [, first = '', second = '', year = ''] = dots ?? SLASHES.exec(cell) ?? [];
  if (year !== '') {
    const isDayFirst = dots !== null || place === 'first' || Number(first) > 12 || first === second;
    const isDaySecond = place === 'second' || Number(second) > 12;
    const [day, month] = isDayFirst ? [first, second] : [second, first];
    const date = readDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
    const known = readYear(year);
    return known === null ? undefined : { year: known, date: isDayFirst || isDaySecond ? date : null };
  }
  const written = readYear(/(?<!\d)(?:18|19|20|21)\d\d(?!\d)/.exec(cell.slice(0, 40))?.[0]);
  return written === null ? undefined : { year: written, date: null };
}
