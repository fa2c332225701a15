interface FoundYear {
  year: number;
  /** The range of the year in the text, including its brackets. */
  start: number;
  end: number;
  /** Whether the year is in brackets and so cannot be part of a title. */
  isSure: boolean;
}

const OLDEST = 1888;

/** A later number is part of a title: 2046, 2049, 2067. */
const LATEST_BARE = 2039;

/** A director may precede the year: `(Jane Doe, 1967)`. */
const IN_BRACKETS = /[([](?:[^()[\]\d,]{1,40},)? ?((?:18|19|20)\d\d)(?: ?[-–] ?(?:\d\d){0,2}(?:-\d\d)?)? ?[)\]]/gu;
const BARE = /(?<![\p{L}\d]|\d[-–])(?:18|19|20)\d\d(?![\p{L}\d]|[-–]\d)/gu;
const FIRST = /^((?:18|19|20)\d\d) - (?=\S)/;

/**
 * Finds the year in a name: the last year in brackets, or else the last bare year that is not the first word.
 * @param titleEnd the position of the first release tag
 */
export function findYear(text: string, titleEnd: number): FoundYear | null {
  const bracketed = Array.from(text.matchAll(IN_BRACKETS)).filter(([, year]) => Number(year) >= OLDEST);
  const last = bracketed.at(-1);
  if (last !== undefined) return found(Number(last[1]), last.index, last[0].length, true);
  const bare = Array.from(text.matchAll(BARE)).filter(
    ({ 0: year, index }) =>
      Number(year) >= OLDEST && Number(year) <= LATEST_BARE && /[\p{L}\p{N}]/u.test(text.slice(0, index)),
  );
  const year = bare.filter(({ index }) => index < titleEnd).at(-1) ?? bare.at(0);
  if (year !== undefined) return found(Number(year[0]), year.index, year[0].length, false);
  const first = FIRST.exec(text);
  return first === null || Number(first[1]) < OLDEST ? null : found(Number(first[1]), 0, first[0].length, false);
}

const found = (year: number, start: number, length: number, isSure: boolean): FoundYear => ({
  year,
  start,
  end: start + length,
  isSure,
});
