import type { ReadEpisode } from './readSeason';

interface DayPattern {
  pattern: RegExp;
  /** The group of the pattern that contains each number. */
  order: { year: number; month: number; day: number };
}

const YEAR = '((?:19|20)\\d\\d)';
const MONTH = '(0?[1-9]|1[0-2])';
const DAY = '(0?[1-9]|[12]\\d|3[01])';

/**
 * The patterns in the order in which they are tried. Day before month comes first, because more countries use it. Month
 * before day remains for dates such as `05-25-2019`.
 */
const PATTERNS: readonly DayPattern[] = [
  {
    pattern: new RegExp(`(?<!\\d)${YEAR}([-._ ])(0\\d|1[0-2])\\2([0-2]\\d|3[01])(?!\\d)`),
    order: { year: 1, month: 3, day: 4 },
  },
  {
    pattern: new RegExp(`(?<!\\d|\\d[.])${DAY}([-._ ])${MONTH}\\2${YEAR}(?!\\d)`),
    order: { day: 1, month: 3, year: 4 },
  },
  {
    pattern: new RegExp(`(?<!\\d|\\d[.])${MONTH}([-._ ])${DAY}\\2${YEAR}(?!\\d)`),
    order: { month: 1, day: 3, year: 4 },
  },
  {
    pattern: new RegExp(`(?<!\\d)${YEAR}(0\\d|1[0-2])([0-2]\\d|3[01])(?!\\d)`),
    order: { year: 1, month: 2, day: 3 },
  },
];

/** Reads the date in a name: `2019-03-14`, `14.03.2019`, `20190314`. */
export function readDate(name: string): ReadEpisode | null {
  const text = name.slice(0, 300);
  for (const { pattern, order } of PATTERNS) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const [year, month, day] = [match[order.year], match[order.month], match[order.day]].map(Number);
    const date = dateOf(year ?? 0, month ?? 0, day ?? 0);
    if (date === null) continue;
    return {
      season: year ?? 0,
      // Sorts by date, and stays the same if another episode is added.
      numbers: [(month ?? 0) * 100 + (day ?? 0)],
      date,
      before: text.slice(0, match.index),
      behind: text.slice(match.index + match[0].length),
    };
  }
  return null;
}

/** @returns null for a date that does not exist, such as 31 February */
function dateOf(year: number, month: number, day: number): string | null {
  const time = new Date(Date.UTC(year, month - 1, day));
  return time.getUTCMonth() === month - 1 && time.getUTCDate() === day ? time.toISOString().slice(0, 10) : null;
}
