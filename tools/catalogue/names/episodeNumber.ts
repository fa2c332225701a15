import { withoutBrackets } from './cleanText';
import type { ReadEpisode } from './readSeason';
import { EPISODE_WORD, SEASON_WORD } from './readSeason';

/** The letter before further episode numbers: `S01E02`, `1x02`. */
type Tail = 'e' | 'x';

/** The maximum number of episodes in one file. A file with more is a whole season. */
const MOST = 50;

const NEXT: Record<Tail, RegExp> = {
  e: /^(?:([ ._]?-[ ._]?)|[ ._&+]{0,3}|[ ._](?:and|und|et|e|y)[ ._])(?:s\d{1,4}[ ._]?)?ep?(\d{1,4})(?!\d)/i,
  x: /^(?:(-)|[ ._&+]{0,3})(?:\d{1,2})?x(\d{2,3})(?!\d)/i,
};

/** Matches `-03` and `+03`, but not `-1080p` or `-12 Monkeys`. */
const BARE_NEXT = /^(?:(-)|\+)(\d{2,3})(?=$|[._[(\])]| - | ?[[(]| \d)/;

/** A name may follow the number if it is the next one: `4x13-14 Home`. */
const NEXT_IN_ROW = /^(-)(\d{2,3})(?= \p{L})/u;

/** Reads the episodes after the first one. `-E03` means all episodes up to 3, and `E03` means only episode 3. */
export function readMoreEpisodes(first: number, rest: string, tail: Tail): { numbers: number[]; behind: string } {
  const numbers = [first];
  let behind = rest;
  for (;;) {
    const last = numbers.at(-1) ?? first;
    const match = NEXT[tail].exec(behind) ?? BARE_NEXT.exec(behind) ?? nextInRow(behind, last);
    const next = Number(match?.[2]);
    if (match === null || next <= last || next - last >= MOST || numbers.length >= MOST) break;
    for (let number = match[1] === undefined ? next : last + 1; number <= next; number += 1) numbers.push(number);
    behind = behind.slice(match[0].length);
  }
  // `S01E02v2` is a corrected version of the same episode.
  return { numbers, behind: behind.replace(/^v\d(?!\d)/i, '') };
}

function nextInRow(behind: string, last: number): RegExpExecArray | null {
  const match = NEXT_IN_ROW.exec(behind);
  return Number(match?.[2]) === last + 1 ? match : null;
}

interface EpisodePattern {
  pattern: RegExp;
  tail: Tail;
  /** Returns whether a match counts. Without this function every match counts. */
  isEpisode?: (match: RegExpExecArray) => boolean;
}

const START = '(?<![\\p{L}\\d])';
const SIGNS = '[ ._,;()[\\]-]';

/** Numbers with an `x` that are an aspect ratio, a car's drive or a title: `16x9`, `4x4`, `10x10 (2018)`. */
const SHAPES = new Set(['16x9', '4x3', '4x4', '21x9']);

/** The patterns, the most reliable first. */
const PATTERNS: readonly EpisodePattern[] = [
  { pattern: new RegExp(`${START}[st](\\d{1,4})[ ._-]{0,3}x?ep?[ ._-]?(\\d{1,4})(?!\\d)`, 'iu'), tail: 'e' },
  { pattern: new RegExp(`${START}s(\\d{1,2})${SIGNS}{1,3}ep?[ ._-]?(\\d{1,4})(?!\\d)`, 'iu'), tail: 'e' },
  // A number of bonus material: `Show-s03-x01`.
  { pattern: new RegExp(`${START}s(\\d{1,2})-x(\\d{2})(?!\\d)`, 'iu'), tail: 'x' },
  {
    pattern: new RegExp(`${START}(\\d{1,2})x(\\d{2,3})(?![\\p{L}\\d]*p)(?!\\d)`, 'iu'),
    tail: 'x',
    isEpisode: isNoTitle,
  },
  {
    pattern: /(?<=[\p{L}\d][ ._-]{1,3})(\d{1,2})x(\d)(?![\p{L}\d])/iu,
    tail: 'x',
    isEpisode: ([text]) => !SHAPES.has(text.toLowerCase()),
  },
  {
    pattern: new RegExp(
      `${START}${SEASON_WORD}[ ._-]{0,3}(\\d{1,4})${SIGNS}{1,5}(?:${EPISODE_WORD}|ep?)[ ._-]{0,3}(\\d{1,4})(?!\\d)`,
      'iu',
    ),
    tail: 'e',
  },
  // `Stagione 6 (2016) 720p Episodio 13`
  {
    pattern: new RegExp(
      `${START}${SEASON_WORD}[ ._-]{0,3}(\\d{1,2})(?!\\d)[^\\d].{0,40}?${START}${EPISODE_WORD}[ ._-]{0,3}(\\d{1,4})(?!\\d)`,
      'iu',
    ),
    tail: 'e',
  },
];

/**
 * Returns false for `10x10 (2018)`: a name that begins with the numbers and continues with a year is a film's title.
 */
function isNoTitle({ 0: text, index, input }: RegExpExecArray): boolean {
  const isFirst = !/[\p{L}\d]/u.test(input.slice(0, index));
  return !isFirst || !/^[ ._-]*[([]?(?:19|20)\d\d(?!\d)/.test(input.slice(index + text.length));
}

/** Reads the season and episode in a name: `S01E02`, `S01E01-E03`, `1x02`, `Season 1 Episode 2`. */
export function readEpisode(name: string): ReadEpisode | null {
  const text = name.slice(0, 300);
  for (const { pattern, tail, isEpisode } of PATTERNS) {
    const match = pattern.exec(text);
    if (match === null || isEpisode?.(match) === false) continue;
    const { numbers, behind } = readMoreEpisodes(Number(match[2]), text.slice(match.index + match[0].length), tail);
    return { season: Number(match[1]), numbers, date: null, before: text.slice(0, match.index), behind };
  }
  return null;
}

/** The patterns in the order in which they are tried. */
const LOOSE_PATTERNS: readonly RegExp[] = [
  // `Episode 3`, `Ep 03`, `E03`
  new RegExp(`(?<![\\p{L}\\d])(?:${EPISODE_WORD}|ep?)[ ._-]{0,2}(\\d{1,4})(?![\\p{L}\\d])`, 'iu'),
  // `第3集`
  /第 ?(\d{1,4}) ?[集話话回]/u,
  // `03 - Name`, `03. Name`, `03`
  /^ ?(\d{1,4})(?=$|[ ._]*-|[._]| [^\d])/u,
  // `Show - 03`, `Show - 03 - Name`
  / - (\d{2,4})(?:v\d)?(?=$| - | ?[[(])/u,
  // `Show 03`, `Show_03`
  /[ ._](\d{2,3})(?:v\d)? ?$/u,
];

/** A season before the number, in a folder `Season 1`: `1-02 Name` and `Show.0102`. */
const WITH_SEASON: readonly RegExp[] = [
  /^ ?0?(\d{1,2})-(\d{2})(?![\p{L}\d]|-\d)/u,
  /(?<![\p{L}\d])0(\d)(\d\d)(?![\p{L}\d])/u,
];

/** A season and an episode in a folder where all names are numbered: `1.02 Name`. */
const DOTTED = /^ ?(\d{1,2})\.(\d{2})(?![\p{L}\d]|\.\d)/u;

/** Reads `1.02 Name`, which means an episode only beside others of that form or in a season's folder. */
export function readDotted(name: string): ReadEpisode | null {
  const match = DOTTED.exec(name);
  if (match === null) return null;
  const [text, season, number] = match;
  return { season: Number(season), numbers: [Number(number)], date: null, before: '', behind: name.slice(text.length) };
}

/**
 * Reads the number of an episode whose folder shows that it is one.
 * @param season the season of the folder, or null if the folder names none
 */
export function readLooseEpisode(name: string, season: number | null): ReadEpisode | null {
  const text = withoutBrackets(name.slice(0, 300));
  const dotted = readDotted(text);
  if (dotted !== null) return dotted;
  const withSeason = WITH_SEASON.map((pattern) => pattern.exec(text)).find((match) => Number(match?.[1]) === season);
  const matches = [withSeason, ...LOOSE_PATTERNS.map((pattern) => pattern.exec(text))];
  for (const match of matches) {
    if (!match) continue;
    const { numbers, behind } = readMoreEpisodes(
      Number(match === withSeason ? match[2] : match[1]),
      text.slice(match.index + match[0].length),
      'e',
    );
    // Brackets are not part of a name, but they describe the video.
    const brackets = name.slice(0, 300).match(/\[[^[\]]*\]/g) ?? [];
    const rest = [behind, ...brackets].join(' ');
    return { season: null, numbers, date: null, before: text.slice(0, match.index), behind: rest };
  }
  return null;
}
