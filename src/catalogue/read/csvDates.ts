import { readDate, readYear } from '@/lib/date';
import type { DayPlace } from '@/lib/dayPlace';

export interface ReleaseCell {
  year: number;
  /** The date as `YYYY-MM-DD`. Null if the cell contains only a year, or if day and month could be swapped. */
  date: string | null;
}

const SLASHES = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/;
const DOTS = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/;

/** Returns whether only the other cells of the column can tell which number of a date is the day. */
export function isAmbiguousDate(cell: string): boolean {
  const [, first, second] = SLASHES.exec(cell.trim()) ?? [];
  return first !== undefined && Number(first) <= 12 && Number(second) <= 12 && first !== second;
}

/**
 * Reads `1999`, `1999-03-12`, `12.03.1999`, `12/03/1999` and texts that contain a year. Returns undefined for other
 * cells.
 */
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
