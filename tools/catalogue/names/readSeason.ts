import { separatorsToSpaces, cutTags, withoutBrackets } from './cleanText';
import { readPart } from './readPart';

/** The episodes that a name contains. */
export interface ReadEpisode {
  season: number | null;
  numbers: number[];
  date: string | null;
  /** The text before the numbers. */
  before: string;
  behind: string;
}

/** Words for a season and an episode in file names, as regular expressions. */
export const SEASON_WORD =
  '(?:season|series|staffel|saison|temporada|stagione|seizoen|sezon|säsong|sesong|sæson|kausi|évad|evad|sezona|sezóna|сезон)';
export const EPISODE_WORD =
  '(?:episode|épisode|folge|episodio|episódio|capitulo|capítulo|avsnitt|afsnit|aflevering|odcinek|jakso|серия|эпизод)';
const SPECIALS = /^(?:specials?|season 0+|s00|spezial|hors[- ]série)$/iu;

interface SeasonFolder {
  season: number;
  /** The unchanged text before the season. Empty for `Season 01`. */
  series: string;
}

const ALONE = new RegExp(`^(?:${SEASON_WORD} ?|s)(\\d{1,4})(?=$| ?[-([]| ?of ?\\d)`, 'iu');
const NUMBER_FIRST = new RegExp(`^(\\d{1,2})(?:\\.|st|nd|rd|th|ª|a)? ?${SEASON_WORD}$`, 'iu');
const CHINESE = /^第 ?(\d{1,3}) ?[季部]$/u;
/** Matches neither `S01E02` nor `S01-S05`, which stands for five seasons. */
const BEHIND_SERIES = new RegExp(
  `^(.{1,200}?)(?: - |[ ._-])[([]?(?:${SEASON_WORD}[ ._-]?|s)(\\d{1,2})(?![\\p{L}\\d])(?![ ._-]*(?:-|to|&)[ ._-]*s?\\d)`,
  'iu',
);

/** Reads the name of a season's folder: `Season 01`, `S01`, `Specials`, `Show.S01.1080p.BluRay`. */
export function readSeasonFolder(name: string): SeasonFolder | null {
  const text = separatorsToSpaces(name.slice(0, 300));
  if (SPECIALS.test(text)) return { season: 0, series: '' };
  const alone = ALONE.exec(text) ?? NUMBER_FIRST.exec(text) ?? CHINESE.exec(text);
  if (alone !== null) return { season: Number(alone[1]), series: '' };
  const [, series, season] = BEHIND_SERIES.exec(name.slice(0, 300)) ?? [];
  return series === undefined ? null : { season: Number(season), series };
}

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
