import type { SeriesName } from './episodeFile';
import { readName } from './readName';
import { SEASON_WORD } from './seasonWords';

/** `S01-S05`, `Seasons 1-5`, `Complete Series`: of a folder that holds them all. */
const SEASONS = new RegExp(
  `[ ._([-]+(?:s\\d{1,2} ?- ?s?\\d{1,2}|${SEASON_WORD}s? ?\\d{1,2} ?(?:-|to) ?\\d{1,2}|(?:the )?complete (?:series|collection))(?![\\p{L}\\d]).*$`,
  'iu',
);

/** What a text before an episode's number, or the name of a series' folder, says. */
export function seriesName(text: string): SeriesName {
  const { titleWithPart: title, year, ids } = readName(text.slice(0, 300).replace(SEASONS, ''));
  return { title, year, ids };
}
