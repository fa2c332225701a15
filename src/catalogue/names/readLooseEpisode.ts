import { EPISODE_WORD } from './seasonWords';
import type { ReadEpisode } from './readEpisode';
import { readMoreEpisodes } from './readMoreEpisodes';
import { withoutBrackets } from './withoutBrackets';

/** The patterns in the order in which they are tried. */
const PATTERNS: readonly RegExp[] = [
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
  const matches = [withSeason, ...PATTERNS.map((pattern) => pattern.exec(text))];
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
