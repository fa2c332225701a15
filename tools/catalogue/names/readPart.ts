export interface Part {
  number: number;
  /**
   * Whether the part is a disc. A disc is always one of several, but a `part` may belong to the title: Deathly Hallows:
   * Part 1.
   */
  isDisc: boolean;
}

/** `dvd5` and `dvd9` are types of discs. `1of2` and `cd 1 of 2` contain the number of parts too. */
const PART =
  '(?<![\\p{L}\\d])(?:(?:(cd|dis[ck]|dvd(?![59]))|part|pt)[ -]?(\\d{1,2}|[a-d])(?: ?(?:of|von) ?\\d{1,2})?|(\\d) ?(?:of|von) ?[2-9])(?![\\p{L}\\d])';

const ANYWHERE = new RegExp(PART, 'iu');
const AT_END = new RegExp(`${PART}[\\s)\\]]*$`, 'iu');

/** Returns the part of a film or an episode that a text names, and the text without it. */
export function readPart(text: string, where: 'anywhere' | 'atEnd'): { part: Part | null; text: string } {
  const pattern = where === 'atEnd' ? AT_END : ANYWHERE;
  const match = pattern.exec(text);
  const number = numberOf(match?.[2] ?? match?.[3] ?? '');
  if (match === null || number === 0) return { part: null, text };
  return {
    part: { number, isDisc: match[1] !== undefined || match[3] !== undefined },
    text: text.replace(pattern, ' '),
  };
}

/** Returns the number of a part. Letters count from `a` as 1. */
const numberOf = (text: string): number =>
  /^[a-d]$/i.test(text) ? text.toLowerCase().charCodeAt(0) - 0x60 : Number(text);
