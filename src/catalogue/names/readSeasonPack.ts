import { cutTags } from './cutTags';
import type { ReadEpisode } from './readEpisode';
import { readPart } from './readPart';
import { SEASON_WORD } from './seasonWords';
import { separatorsToSpaces } from './separatorsToSpaces';
import { withoutBrackets } from './withoutBrackets';

/**
 * Matches `Show.S01`, `Show S01D2`, `Show - Season 1` and `Show Season 01`. `Open Season 2` is a film, so a season
 * without a separator before it needs two digits.
 */
const PACK = new RegExp(
  `^(.{1,200}?)(?:[ ([]+s(\\d{1,2})(?=d\\d|[^\\p{L}\\d]|$)| - (?:the )?${SEASON_WORD}s? ?(\\d{1,4})(?!\\d)|[ ([]+${SEASON_WORD} ?(0\\d)(?!\\d)|[ ]+(\\d{1,2})xall(?!\\p{L})|[ ]+(?:the )?${SEASON_WORD}s? (\\d{1,2})(?= ?of ?\\d| complete))`,
  'iu',
);

/** Text that may follow the season: the number of seasons, the disc, and a word such as `complete`. */
const REST = /^(?: ?of ?\d{1,2})?(?:[ -]*d(?:is[ck])? ?(\d{1,2}))?(?:[ -]*(?:season|complete?t?))*[\s)\]-]*$/i;

/** Reads a file that contains a whole season, or a disc of one. It becomes the first episode of the season. */
export function readSeasonPack(stem: string): ReadEpisode | null {
  const whole = separatorsToSpaces(stem.slice(0, 300));
  const { head, tail } = cutTags(withoutBrackets(whole), 1);
  const match = PACK.exec(head);
  const rest = REST.exec(head.slice(match?.[0].length));
  if (match === null || rest === null) return null;
  // Only one alternative of the pattern matches, so the groups of the others are empty.
  const [, before = '', ...numbers] = match;
  const disc = Number(rest[1]) || readPart(tail, 'anywhere').part?.number;
  return {
    season: Number(numbers.join('')),
    numbers: [1],
    date: null,
    before,
    behind: `${disc === undefined ? '' : ` cd${disc}`} ${tail}`,
  };
}
