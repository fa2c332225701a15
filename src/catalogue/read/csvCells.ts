import { readMinutes } from '@/domain/record/readFields';
import { cleanText } from '@/lib/text';
import { hoursAndMinutes, ofTen } from './figures';

const MAX = { list: 30, name: 120 } as const;

/** A cell as what it should be; undefined where it is something else. */
type Reader<Value> = (cell: string) => Value | undefined;

const whole =
  (min: number, max: number): Reader<number> =>
  (cell) =>
    /^\d{1,9}(?:\.0)?$/.test(cell) && Number(cell) >= min && Number(cell) <= max ? Number(cell) : undefined;

export const csvText =
  (max: number): Reader<string> =>
  (cell) =>
    cleanText(cell, max) || undefined;

/** `1979`, or a date that says it. */
export const csvYear: Reader<number> = (cell) => {
  const [year] = /(?<!\d)(?:18|19|20|21)\d\d(?!\d)/.exec(cell.slice(0, 40)) ?? [];
  return year === undefined ? undefined : Number(year);
};

export const csvNumber = whole(0, 9999);
export const csvId = whole(1, 999_999_999);

/** `tt0078748`, alone or in an address. */
export const csvImdb: Reader<string> = (cell) => /(?<![a-z\d])tt\d{5,10}(?!\d)/.exec(cell.slice(0, 200))?.[0];

/** `117`, `117 min`, `1:57`, `1h 57m`. */
export const csvMinutes: Reader<number> = (cell) => readMinutes(hoursAndMinutes(cell) ?? cell) ?? undefined;

/** `8.5`, `8,5`, `8.5/10`, `85%`. */
export const csvRating: Reader<number> = (cell) => {
  const [, number = '', of] = /^(\d{1,3}(?:[.,]\d{1,3})?) ?(%|\/ ?\d{1,3})?$/.exec(cell) ?? [];
  const most = of === '%' ? 100 : Number(of?.slice(1) ?? 10);
  return ofTen(Number(number.replace(',', '.')), most) ?? undefined;
};

/** Names with commas, semicolons, bars or slashes between them. */
export const csvNames: Reader<string[]> = (cell) => {
  const names = cell
    .slice(0, 5000)
    .split(/[,;|/]/)
    .map((name) => cleanText(name, MAX.name));
  const found = Array.from(new Set(names.filter((name) => name !== ''))).slice(0, MAX.list);
  return found.length > 0 ? found : undefined;
};

/** With `/` between its segments, as it would be below the folder. */
export const csvPath: Reader<string> = (cell) =>
  cleanText(cell.replaceAll('\\', '/'), 1000).replace(/^(?:\.?\/)+/, '') || undefined;
