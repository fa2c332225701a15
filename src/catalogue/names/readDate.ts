import type { ReadEpisode } from './readEpisode';

const DATE = /(?<!\d)((?:19|20)\d\d)([-._ ])(0\d|1[0-2])\2([0-2]\d|3[01])(?!\d)/;

/** The day that a name tells of: `2019-03-14`. */
export function readDate(name: string): ReadEpisode | null {
  const text = name.slice(0, 300);
  const match = DATE.exec(text);
  if (match === null) return null;
  const [whole, year = '', , month = '', day = ''] = match;
  const date = `${year}-${month}-${day}`;
  if (Number.isNaN(Date.parse(date)) || !new Date(date).toISOString().startsWith(date)) return null;
  return {
    season: Number(year),
    // In its order, and the same when another day is added.
    numbers: [Number(month) * 100 + Number(day)],
    date,
    before: text.slice(0, match.index),
    behind: text.slice(match.index + whole.length),
  };
}
