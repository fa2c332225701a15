import { cutTags, separatorsToSpaces, withoutBrackets } from './cleanText';
import type { ReadEpisode } from './readSeason';
import { readMoreEpisodes } from './episodeNumber';
import { findYear } from './readName';
import { EPISODE_WORD, SEASON_WORD } from './readSeason';
import { titleKey } from './titleKey';

/** Context of a match that the matched words alone do not give. */
interface Surroundings {
  /** Whether the name begins with a release group in square brackets, as anime does. */
  hasGroup: boolean;
  /** Whether the name has dots or underscores in place of spaces, as release names do. */
  isDotted: boolean;
  /** Whether the name ends with release tags. */
  hasTags: boolean;
  /** The position of the year, or null. */
  yearAt: number | null;
  /** The folder's name in the format of `titleKey`. */
  folderKey: string;
}

interface SerialForm {
  /** The pattern for the name with spaces and without its group. Its first group is the number. */
  pattern: RegExp;
  /** `tagless` matches only the name up to its first release tag. */
  in: 'name' | 'tagless';
  /** Three or more digits contain a season and an episode: `Cap.102`. */
  isComposite?: true;
  isGuess: boolean;
  /** Returns whether a match counts. Without this function every match counts. */
  isEpisode?: (match: RegExpExecArray, around: Surroundings) => boolean;
}

const START = '(?<![\\p{L}\\d])';
const NUMBER_END = '(?:v\\d)?(?![\\p{L}\\d])';
const TV_TAG = '(?:(?:a?hd|sd|p|d)-?tv(?:rip|mux)?|dsr(?:ip)?|tv-?rip)(?![\\p{L}\\d])';

/** Words before a number that counts parts, volumes or the files of a camera. */
const COUNTED =
  /(?:^|[^\p{L}\d])(?:cd|dis[ck]|dvd|part|pt|vol|volume|no|nr|chapter|teil|teaser|trailer|movie|film|title|img|dscn?|dscf|mvi|mov|vid|gopr|pict|clip|track)[ .]*$/iu;

/** Names of camera files, which consist of one word and a counter: `DJI_0004`, `REC_008`. */
const CAMERA_FILE = /^(?:\S+ 0\d{3}|\d*\p{Lu}[\p{Lu}\d]{0,3} 0\d{2})$/u;

/** Text before a number of seasons: `Season 3 of 5`. */
const OF_SEASONS = new RegExp(`${SEASON_WORD} ?$`, 'iu');

const isYear = (digits: string) => /^(?:18|19|20)\d\d$/.test(digits);
/** Returns whether the match follows the year. The year of a film comes after its whole title. */
const isBehindYear = ({ index }: RegExpExecArray, { yearAt }: Surroundings) => yearAt === null || yearAt < index;
/** Returns the text before a match. */
export const before = ({ input, index }: Pick<RegExpExecArray, 'input' | 'index'>) => input.slice(0, index);
const isCounted = (match: RegExpExecArray) => COUNTED.test(before(match));
const isPlainNumber = (match: RegExpExecArray) => !isYear(match[1] ?? '') && !isCounted(match);

const isCameraFile = (match: RegExpExecArray, { hasTags, folderKey }: Surroundings) =>
  !hasTags && CAMERA_FILE.test(match.input) && titleKey(before(match)) !== folderKey;

const DASHED =
  / - (\d{2,4})(?:v\d)?(?=(?:-\d{2,4})?(?: ?(?:oad|ova|ona|sp|end|final|fin))?(?: ?\(\d[\d-]*\))?[ ~([]*$)/iu;

/** The forms of an episode number without a season before it, the most reliable form first. */
const SERIAL_FORMS: readonly SerialForm[] = [
  // `Temporada 1 [Cap.102]`
  {
    pattern: new RegExp(`(?:\\[ ?|${START})cap[ ._]{0,2}(\\d{1,4})(?:[_ -](\\d{3,4}))?(?!\\d)[^[\\]]{0,9}\\]?`, 'iu'),
    in: 'name',
    isComposite: true,
    isGuess: false,
  },
  // `E02`, `E02-03`, `Ep 2`
  {
    pattern: new RegExp(`${START}(?:e(?=\\d\\d)|ep[ ._]{0,2})(\\d{1,4})${NUMBER_END}`, 'iu'),
    in: 'name',
    isGuess: false,
    isEpisode: ([, number = '']) => !isYear(number),
  },
  // `Episode 12`. One digit, as in `Episode 4`, is often part of a film's title.
  {
    pattern: new RegExp(`${START}${EPISODE_WORD}[ ._-]{0,3}(\\d{2,4})${NUMBER_END}`, 'iu'),
    in: 'name',
    isGuess: true,
    isEpisode: isBehindYear,
  },
  // `第3集`, `3화`
  { pattern: /第 ?(\d{1,4}) ?[集話话回]/u, in: 'name', isGuess: false },
  { pattern: /(?<!\d)(\d{1,4}) ?[화회](?!\p{L})/u, in: 'name', isGuess: false },
  // `1 of 6`. One of two or three may be a part of a film.
  {
    pattern: new RegExp(`${START}(\\d{1,3}) ?(?:of|von|из) ?(\\d{1,3})(?![\\p{L}\\d])`, 'iu'),
    in: 'name',
    isGuess: true,
    isEpisode: ({ 1: number, 2: all, ...match }, { yearAt }) =>
      Number(all) > (yearAt === null ? 2 : 3) && Number(number) <= Number(all) && !OF_SEASONS.test(before(match)),
  },
  // `[Group] Show - 12`, `[Group] Show - 12-14`
  {
    pattern: DASHED,
    in: 'tagless',
    isGuess: false,
    isEpisode: (match, around) => around.hasGroup && isBehindYear(match, around) && isPlainNumber(match),
  },
  // `Show - 122 [720p]`
  {
    pattern: DASHED,
    in: 'tagless',
    isGuess: true,
    isEpisode: (match, around) => isBehindYear(match, around) && isPlainNumber(match),
  },
  // `[Group] Show 12`, `[Group] Show.12`
  {
    pattern: /[ .](\d{2,4})(?:v\d)?(?=[ ~([]*$)/iu,
    in: 'tagless',
    isGuess: true,
    isEpisode: (match, around) => around.hasGroup && isBehindYear(match, around) && isPlainNumber(match),
  },
  // `[Group] 12 Show`
  {
    pattern: /^(\d{2,3}) (?=\p{L})/iu,
    in: 'tagless',
    isGuess: true,
    isEpisode: (_match, { hasGroup, yearAt }) => hasGroup && yearAt === null,
  },
  // `Show.12.HDTV`, `Show.112.HDTV`. Films are seldom recorded from television.
  {
    pattern: new RegExp(`[ ](\\d{2,4}) (?=${TV_TAG})`, 'iu'),
    in: 'name',
    isComposite: true,
    isGuess: true,
    isEpisode: isPlainNumber,
  },
  // `Show.0102.720p`
  {
    pattern: /[ ](0\d{3})(?= *$)/iu,
    in: 'tagless',
    isComposite: true,
    isGuess: true,
    isEpisode: (match, around) =>
      around.isDotted && isPlainNumber(match) && /\p{L}/u.test(before(match)) && !isCameraFile(match, around),
  },
  // `Show.002`, `Show.02.Name`
  {
    pattern: /[ ](?!007)(0\d{1,2})(?:v\d)?(?= |$)/iu,
    in: 'tagless',
    isGuess: true,
    isEpisode: (match, around) =>
      around.yearAt === null &&
      !isCounted(match) &&
      !isCameraFile(match, around) &&
      (around.isDotted || titleKey(before(match)) === around.folderKey),
  },
];

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
