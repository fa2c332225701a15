import type { SeriesName } from './episodeFile';
import { readName } from './readName';
import { SEASON_WORD } from './seasonWords';

/** `S01-S05`, `Seasons 1-5`, `Complete Series`: of a folder that holds them all. */
const SEASONS = new RegExp(
  `[ ._([-]+(?:s\\d{1,2} ?- ?s?\\d{1,2}|${SEASON_WORD}s? ?\\d{1,2} ?(?:-|to) ?\\d{1,2}|(?:the )?complete (?:series|collection))(?![\\p{L}\\d]).*$`,
  'iu',
);

/** `Show.313-315.s16e03-05`: counted through all seasons. */
const RUNNING_NUMBERS = /[ ._]+\d{2,4}-\d{2,4}[ ._-]*$/;

/** What a text before an episode's number, or the name of a series' folder, says. */
export function seriesName(text: string): SeriesName {
  const {
    titleWithPart: title,
    year,
    ids,
  } = readName(text.slice(0, 300).replace(SEASONS, '').replace(RUNNING_NUMBERS, ''));
  return { title, year, ids };
}
