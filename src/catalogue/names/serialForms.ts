import { EPISODE_WORD, SEASON_WORD } from './seasonWords';
import { titleKey } from './titleKey';

/** Facts about a name that its words alone do not give. */
export interface Surroundings {
  /** It begins with a release group in square brackets, as names of anime do. */
  hasGroup: boolean;
  /** Dots or underscores stand for its spaces, as in release names. */
  isDotted: boolean;
  /** Release tags stand at its end. */
  hasTags: boolean;
  /** Where its year stands; null without one. */
  yearAt: number | null;
  /** The folder's name, as `titleKey` has it. */
  folderKey: string;
}

interface SerialForm {
  /** Its first group is the number; it is matched against the name with spaces, without its group. */
  pattern: RegExp;
  /** `tagless`: against the name up to its first release tag. */
  in: 'name' | 'tagless';
  /** Three digits and more are a season and an episode: `Cap.102`. */
  isComposite?: true;
  isGuess: boolean;
  /** Without it every match counts. */
  isEpisode?: (match: RegExpExecArray, around: Surroundings) => boolean;
}

const START = '(?<![\\p{L}\\d])';
const NUMBER_END = '(?:v\\d)?(?![\\p{L}\\d])';
const TV_TAG = '(?:(?:a?hd|sd|p|d)-?tv(?:rip|mux)?|dsr(?:ip)?|tv-?rip)(?![\\p{L}\\d])';

/** A number behind such a word counts parts, volumes or a camera's files. */
const COUNTED =
  /(?:^|[^\p{L}\d])(?:cd|dis[ck]|dvd|part|pt|vol|volume|no|nr|chapter|teil|teaser|trailer|movie|film|title|img|dscn?|dscf|mvi|mov|vid|gopr|pict|clip|track)[ .]*$/iu;

/** Cameras name their files by one word and a counter: `DJI_0004`, `REC_008`. */
const CAMERA_FILE = /^(?:\S+ 0\d{3}|\d*\p{Lu}[\p{Lu}\d]{0,3} 0\d{2})$/u;

/** `Season 3 of 5`. */
const OF_SEASONS = new RegExp(`${SEASON_WORD} ?$`, 'iu');

const isYear = (digits: string) => /^(?:18|19|20)\d\d$/.test(digits);
/** A film's year stands behind all of its title. */
const isBehindYear = ({ index }: RegExpExecArray, { yearAt }: Surroundings) => yearAt === null || yearAt < index;
/** Returns what stands before a match. */
export const before = ({ input, index }: Pick<RegExpExecArray, 'input' | 'index'>) => input.slice(0, index);
const isCounted = (match: RegExpExecArray) => COUNTED.test(before(match));
const isPlainNumber = (match: RegExpExecArray) => !isYear(match[1] ?? '') && !isCounted(match);

const isCameraFile = (match: RegExpExecArray, { hasTags, folderKey }: Surroundings) =>
  !hasTags && CAMERA_FILE.test(match.input) && titleKey(before(match)) !== folderKey;

const DASHED =
  / - (\d{2,4})(?:v\d)?(?=(?:-\d{2,4})?(?: ?(?:oad|ova|ona|sp|end|final|fin))?(?: ?\(\d[\d-]*\))?[ ~([]*$)/iu;

/** How an episode's number is written without a season before it; the surest form first. */
export const SERIAL_FORMS: readonly SerialForm[] = [
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
  // `Episode 12`; `Episode 4` alone is as often a film.
  {
    pattern: new RegExp(`${START}${EPISODE_WORD}[ ._-]{0,3}(\\d{2,4})${NUMBER_END}`, 'iu'),
    in: 'name',
    isGuess: true,
    isEpisode: isBehindYear,
  },
  // `第3集`, `3화`
  { pattern: /第 ?(\d{1,4}) ?[集話话回]/u, in: 'name', isGuess: false },
  { pattern: /(?<!\d)(\d{1,4}) ?[화회](?!\p{L})/u, in: 'name', isGuess: false },
  // `1 of 6`; one of two or three may be a part of a film.
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
  // `Show.12.HDTV`, `Show.112.HDTV`: films are seldom taken from the television.
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
