import { EPISODE_WORD, SEASON_WORD } from './seasonWords';
import type { Tail } from './readMoreEpisodes';
import { readMoreEpisodes } from './readMoreEpisodes';

export interface ReadEpisode {
  season: number | null;
  numbers: number[];
  date: string | null;
  /** The text before the numbers. */
  before: string;
  behind: string;
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
