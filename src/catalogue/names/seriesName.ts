import type { SeriesName } from './episodeFile';
import { readName } from './readName';
import { SEASON_WORD } from './seasonWords';

/** Text in the name of a folder with several seasons: `S01-S05`, `Seasons 1-5`, `Complete Series`. */
const SEASONS = new RegExp(
  `[ ._([-]+(?:s\\d{1,2} ?- ?s?\\d{1,2}|${SEASON_WORD}s? ?\\d{1,2} ?(?:-|to) ?\\d{1,2}|(?:the )?complete (?:series|collection))(?![\\p{L}\\d]).*$`,
  'iu',
);

/** Numbers that count through all seasons: `Show.313-315.s16e03-05`. */
const RUNNING_NUMBERS = /[ ._]+\d{2,4}-\d{2,4}[ ._-]*$/;

/** Reads the series from the text before an episode's number, or from the name of the series' folder. */
export function seriesName(text: string): SeriesName {
  const {
    titleWithPart: title,
    year,
    ids,
  } = readName(text.slice(0, 300).replace(SEASONS, '').replace(RUNNING_NUMBERS, ''));
  return { title, year, ids };
}
