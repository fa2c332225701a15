import { SEASON_WORD, SPECIALS } from './seasonWords';
import { separatorsToSpaces } from './separatorsToSpaces';

export interface SeasonFolder {
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
