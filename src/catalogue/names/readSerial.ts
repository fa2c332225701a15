import { cutTags } from './cutTags';
import { findYear } from './findYear';
import type { ReadEpisode } from './readEpisode';
import { readMoreEpisodes } from './readMoreEpisodes';
import { SEASON_WORD } from './seasonWords';
import type { Surroundings } from './serialForms';
import { before, SERIAL_FORMS } from './serialForms';
import { separatorsToSpaces } from './separatorsToSpaces';
import { titleKey } from './titleKey';
import { withoutBrackets } from './withoutBrackets';

/** An episode whose name has no season before the number. */
export interface SerialEpisode extends ReadEpisode {
  /** Whether the name of a film can look the same. */
  isGuess: boolean;
}

const GROUP = /^(?:\[[^\][]{1,60}\][ ._-]*)+(?=[^\s._-])/u;
const SEASON_BEHIND = new RegExp(
  `[ ._([-]+(?:s|(?:the[ ._])?(?:${SEASON_WORD}|temp?)[ ._]?)(\\d{1,4})(?![\\p{L}\\d])`,
  'iu',
);
const SEASON_ORDINAL = new RegExp(
  `[ ._([-]+(\\d{1,2})(?:st|nd|rd|th|ª|a|\\.)[ ._]?${SEASON_WORD}(?![\\p{L}\\d])`,
  'iu',
);

/**
 * Reads an episode whose number has no season, or a season before it in the series' name: `[Group] Show S2 - 05`,
 * `Show.E02`, `1 of 6`.
 */
export function readSerial(fullName: string, folder: string): SerialEpisode | null {
  const raw = fullName.slice(0, 300);
  // Every form contains a digit.
  if (!/\d/.test(raw)) return null;
  const name = separatorsToSpaces(raw.replace(GROUP, ''));
  const { head: tagless, tail } = cutTags(withoutBrackets(name), 1);
  // Square brackets are not part of a name, but they describe the video.
  const tags = [tail, ...(name.match(/\[[^[\]]*\]/g) ?? [])];
  const around: Surroundings = {
    hasGroup: GROUP.test(raw),
    hasTags: tail !== '',
    isDotted: !raw.replace(GROUP, '').includes(' '),
    yearAt: findYear(name, tagless.length)?.start ?? null,
    folderKey: titleKey(folder),
  };
  for (const { pattern, in: where, isComposite, isGuess, isEpisode } of SERIAL_FORMS) {
    const match = pattern.exec(where === 'name' ? name : tagless);
    if (match === null || isEpisode?.(match, around) === false) continue;
    const read = take(match, isComposite === true, where === 'name' ? tags.slice(1) : tags);
    if (read !== null) return { ...withSeason(read), isGuess };
  }
  return null;
}

function take(match: RegExpExecArray, isComposite: boolean, tags: readonly string[]): ReadEpisode | null {
  const [text, digits = '', last] = match;
  const rest = match.input.slice(match.index + text.length);
  const common = { date: null, before: before(match) };
  if (!isComposite || digits.length < 3) {
    const { numbers, behind } = readMoreEpisodes(Number(digits), rest, 'e');
    return { ...common, season: null, numbers, behind: [behind, ...tags].join(' ') };
  }
  const [season, first] = [Number(digits.slice(0, -2)), Number(digits.slice(-2))];
  const end = last === undefined ? first : Number(last.slice(-2));
  const count = end >= first ? end - first + 1 : 1;
  const numbers = Array.from({ length: count }, (_, index) => first + index);
  return first === 0 ? null : { ...common, season, numbers, behind: [rest, ...tags].join(' ') };
}

/** Moves a season before the number out of the series' name: `Show S2 - 05`, `Show - Season 2 [HDTV][05]`. */
function withSeason(read: ReadEpisode): ReadEpisode {
  const match = SEASON_BEHIND.exec(read.before) ?? SEASON_ORDINAL.exec(read.before);
  if (match === null || match.index === 0) return read;
  const behind = `${read.behind} ${read.before.slice(match.index + match[0].length)}`;
  return { ...read, season: read.season ?? Number(match[1]), before: read.before.slice(0, match.index), behind };
}
