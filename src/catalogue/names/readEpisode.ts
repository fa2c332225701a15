import { EPISODE_WORD, SEASON_WORD } from './seasonWords';
import type { Tail } from './readMoreEpisodes';
import { readMoreEpisodes } from './readMoreEpisodes';

export interface ReadEpisode {
  season: number | null;
  numbers: number[];
  date: string | null;
  /** What stands before and behind it in the name. */
  before: string;
  behind: string;
}

const START = '(?<![\\p{L}\\d])';

/** In the order of how sure they are. */
const PATTERNS: readonly { pattern: RegExp; tail: Tail }[] = [
  { pattern: new RegExp(`${START}s(\\d{1,4})[ ._-]{0,3}x?ep?[ ._-]?(\\d{1,4})(?!\\d)`, 'iu'), tail: 'e' },
  { pattern: new RegExp(`${START}(\\d{1,2})x(\\d{2,3})(?![\\p{L}\\d]*p)(?!\\d)`, 'iu'), tail: 'x' },
  {
    pattern: new RegExp(
      `${START}${SEASON_WORD}[ ._-]{0,3}(\\d{1,4})[ ._,-]{1,5}(?:${EPISODE_WORD}|ep?)[ ._-]{0,3}(\\d{1,4})(?!\\d)`,
      'iu',
    ),
    tail: 'e',
  },
];

/** Which episode a name tells of by its numbers: `S01E02`, `S01E01-E03`, `1x02`, `Season 1 Episode 2`. */
export function readEpisode(name: string): ReadEpisode | null {
  const text = name.slice(0, 300);
  for (const { pattern, tail } of PATTERNS) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const { numbers, behind } = readMoreEpisodes(Number(match[2]), text.slice(match.index + match[0].length), tail);
    return { season: Number(match[1]), numbers, date: null, before: text.slice(0, match.index), behind };
  }
  return null;
}
