import type { Diagnostic } from '../scanResult';
import { adviseOnVersions, wordsOf } from './adviseOnVersions';
import type { EpisodeFile } from './episodeFile';
import type { Guess } from './findEpisodes';
import type { GatheredSeries } from './gatherSeries';
import { seriesName } from './seriesName';
import { titleKey } from './titleKey';

const REASONS: Readonly<Record<Guess, (series: string) => string>> = {
  'its folder': (series) => `Treated as an episode of “${series}”, like all files in its folder`,
  'its specials folder': (series) => `Treated as a special of “${series}”, like all files in its folder`,
  'its number': (series) => `Treated as an episode of “${series}”, because of the number in its name`,
  'its day': (series) => `Treated as an episode of “${series}”, because of the date in its name`,
  'a whole season': (series) => `A whole season of “${series}” in one file, treated as its first episode`,
};

/** Suggests a name for a file that is only a likely episode. */
export function adviseOnEpisode({ episode, guess }: { episode: EpisodeFile; guess: Guess }): Diagnostic {
  const { file, series, season, numbers, date } = episode;
  if (date !== null && guess === 'its day')
    return {
      path: file.path,
      text: `${REASONS[guess](series.title)}. If it is a film, rename to “${series.title} (${date.slice(0, 4)}).${file.extension}”.`,
    };
  const two = (number: number) => String(number).padStart(2, '0');
  const sign = date ?? `S${two(season)}E${two(numbers[0] ?? 1)}`;
  const name = `${series.title} ${sign}.${file.extension}`;
  return { path: file.path, text: `${REASONS[guess](series.title)}. Rename to “${name}” to be unambiguous.` };
}

/** Reports files that were grouped as one episode although their names differ by more than tags. */
export const adviseOnEpisodes = (series: readonly GatheredSeries[]): Diagnostic[] =>
  series.flatMap(({ episodes }) =>
    episodes.flatMap(({ found, files }) =>
      adviseOnVersions('episode', { versions: found.versions, files }, wordsOfEpisode),
    ),
  );

/** The number of another episode before the number that was read: `Show E03 S01E02`, `Show - 12 S01E02`. */
const OTHER_NUMBER = /(?<![\p{L}\d.])(?:(?:ep?|x)\d{1,3}(?!\d)|\d{1,2}\.\d{2}(?![.\d]))| - \d{1,3}(?!\d)/iu;

/**
 * Returns the words of an episode's file name. Words before the number are left out if they are the title of the
 * series.
 */
function wordsOfEpisode({ file, before, behind, series, season, numbers }: EpisodeFile): string {
  // Both exclude bracketed release groups. A bracket with another number is kept, because it may be the difference.
  const own = new Set([season, ...numbers, ...numbers.map((number) => season * 100 + number)]);
  const isOwn = (bracket: string) => (bracket.match(/\d+/g) ?? []).every((number) => own.has(Number(number)));
  const numbered = (file.stem.match(/\[[^[\]]*\d[^[\]]*\]/g) ?? []).filter((bracket) => !isOwn(bracket));
  const isTitle = titleKey(seriesName(before).title) === titleKey(series.title) && !OTHER_NUMBER.test(before);
  return [wordsOf(numbered.join(' ')), isTitle ? '' : wordsOf(before), wordsOf(behind)].join(' ').trim();
}
