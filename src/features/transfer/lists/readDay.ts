import { readDate, readTimestamp } from '@/lib/date';
import { normalizeForSearch } from '@/lib/searchText';

const ISO = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;

/** The supported formats of a date. If a format has `first` and `second`, `isDayFirst` decides which is the day. */
const FORMS = [
  /^(?<year>\d{4})(?<sign>[-/.])(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})(?!\d)/,
  /^(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4}|\d{2})(?!\d)/,
  /^(?<first>\d{1,2})(?<sign>[-/])(?<second>\d{1,2})\k<sign>(?<year>\d{4}|\d{2})(?!\d)/,
  /^(?:[a-z]+[.,]* )?(?<day>\d{1,2})(?:st|nd|rd|th|er)?\.?[ -](?:(?:of|de) )?(?<name>[a-z]{3,})[.,]*[ -](?:de )?(?<year>\d{4}|\d{2})(?!\d)/,
  /^(?:[a-z]+[.,]* )?(?<name>[a-z]{3,})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})(?!\d)/,
  /^(?<name>[a-z]{3,})[.,]* (?:de )?(?<year>\d{4})$/,
  /^(?<year>\d{4})(?:-(?<month>\d{2}))?$/,
];

/** The time of day after a date. */
const TIME =
  /^[t,\s]+(?:(?:at|um|a) )?(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)? ?(?:([ap])\.?m\.?)?(?: ?uhr)? ?(?:z|utc|gmt)?([+-]\d{2}:?\d{2})?(?: \(.*\))?$/;

/** The first letters of the months in English, German, French and Spanish, folded. */
const MONTHS = [
  'jan ene',
  'feb fev',
  'mar mrz',
  'apr avr abr',
  'may mai',
  'jun juin',
  'jul juil',
  'aug aou ago',
  'sep set',
  'oct okt',
  'nov',
  'dec dez dic',
].map((names) => names.split(' '));

/** Spreadsheets count days from 1899-12-30. These are the numbers of 1970 and of 2100. */
const SERIAL = { epoch: 25_569, end: 73_050 } as const;
const DAY_MS = 86_400_000;

/**
 * Reads a day, with or without its time, as an ISO timestamp. Returns null if the text is not a date.
 * @param isDayFirst whether the other dates of the column have the day first in `03/12/2021`
 */
export function readDay(text: string, isDayFirst: boolean): string | null {
  if (ISO.test(text)) return readDate(text) && readTimestamp(text);
  const serial = /^\d{5}(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : 0;
  if (serial >= SERIAL.epoch && serial < SERIAL.end)
    return new Date(Math.round((serial - SERIAL.epoch) * DAY_MS)).toISOString();
  const written = normalizeForSearch(text).replace(/\s+/g, ' ');
  for (const form of FORMS) {
    const match = form.exec(written);
    if (!match) continue;
    const day = dayOf(match.groups ?? {}, isDayFirst);
    const time = timeOf(written.slice(match[0].length));
    if (day !== null && time !== null) return readTimestamp(day + time);
  }
  return null;
}

/** Returns the day as `YYYY-MM-DD`, or null if the calendar has no such day. */
function dayOf(parts: Record<string, string | undefined>, isDayFirst: boolean): string | null {
  const { name = '', first = '', second = '' } = parts;
  let { day = '1', month = '1', year = '' } = parts;
  // A number above twelve cannot be a month, whatever the other dates of the column suggest.
  const isFirst = Number(first) > 12 || (isDayFirst && Number(second) <= 12);
  if (first !== '') [day, month] = isFirst ? [first, second] : [second, first];
  if (name !== '') month = String(MONTHS.findIndex((names) => names.some((one) => name.startsWith(one))) + 1);
  if (year.length === 2) year = `${Number(year) < 70 ? '20' : '19'}${year}`;
  return readDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** Returns the text after the day as a part of an ISO timestamp, or null if it is not a time. */
function timeOf(rest: string): string | null {
  if (rest === '') return '';
  const [whole, hours = '', minutes = '', seconds = '00', half, zone] = TIME.exec(rest) ?? [];
  if (whole === undefined) return null;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === 'p' ? 12 : 0);
  const offset = zone?.replace(/(\d{2}):?(\d{2})$/, '$1:$2') ?? (/z$|utc|gmt/.test(rest) ? 'Z' : '');
  return `T${String(hour).padStart(2, '0')}:${minutes}:${seconds}${offset}`;
}
