export interface Part {
  number: number;
  /** A disc is always one of several; a `part` may belong to the title: Deathly Hallows: Part 1. */
  isDisc: boolean;
}

/** `dvd5` and `dvd9` are kinds of discs; `1of2` and `cd 1 of 2` name the number of parts as well. */
const PART =
  '(?<![\\p{L}\\d])(?:(?:(cd|dis[ck]|dvd(?![59]))|part|pt)[ -]?(\\d{1,2}|[a-d])(?: ?(?:of|von) ?\\d{1,2})?|(\\d) ?(?:of|von) ?[2-9])(?![\\p{L}\\d])';

const ANYWHERE = new RegExp(PART, 'iu');
const AT_END = new RegExp(`${PART}[\\s)\\]]*$`, 'iu');

/** Which part of a film or an episode a text tells of, and the text without that. */
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

/** `part a` is the first. */
const numberOf = (said: string): number =>
  /^[a-d]$/i.test(said) ? said.toLowerCase().charCodeAt(0) - 0x60 : Number(said);
