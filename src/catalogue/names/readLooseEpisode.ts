import { EPISODE_WORD } from './seasonWords';
import type { ReadEpisode } from './readEpisode';
import { readMoreEpisodes } from './readMoreEpisodes';
import { withoutBrackets } from './withoutBrackets';

/** In the order in which they are tried. */
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

/** Which episode a name tells of where its folder says that it is one; the season is the folder's. */
export function readLooseEpisode(name: string): ReadEpisode | null {
  const text = withoutBrackets(name.slice(0, 300));
  for (const pattern of PATTERNS) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const { numbers, behind } = readMoreEpisodes(Number(match[1]), text.slice(match.index + match[0].length), 'e');
    // Brackets are no part of a name, but tell of the picture.
    const brackets = name.slice(0, 300).match(/\[[^[\]]*\]/g) ?? [];
    const rest = [behind, ...brackets].join(' ');
    return { season: null, numbers, date: null, before: text.slice(0, match.index), behind: rest };
  }
  return null;
}
