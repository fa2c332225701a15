import { cutTags, separatorsToSpaces, withoutBrackets } from './cleanText';
import type { FilePath } from './filePath';
import type { ReadEpisode } from './readSeason';
import { readLooseEpisode, readMoreEpisodes } from './episodeNumber';
import { withoutSeries } from './withoutSeries';

/** A number such as `603` anywhere in a name, in a folder `Season 6`. */
const THREE_DIGITS = /(?<![\p{L}\d]|\d[-.])(\d{1,2})(\d\d)(?![\p{L}\d])/gu;

/** A number after the title of the series: `3`, `13 The Pier`. */
const BEHIND_TITLE = /^[ -]*(\d{1,3})(?= |$|-\d)/;

/** A number in a folder of specials: `Special 2`, `OVA1`. */
const SPECIAL = /(?<![\p{L}\d])(?:specials?|ova|oad|sp) ?(\d{1,3})(?![\p{L}\d])/iu;

/** A first season is seldom longer. Higher numbers count through all seasons, as in anime. */
const LONGEST_FIRST_SEASON = 26;

/**
 * Reads the episode numbers of the files in a season's folder. The folder shows that they are episodes.
 * @param series the title of the season's series
 */
export function readSeasonFiles(
  files: readonly FilePath[],
  season: number,
  series: string,
): ReadonlyMap<FilePath, ReadEpisode> {
  const read = new Map(
    files.flatMap((file) => {
      const episode =
        (season === 0 ? readSpecial(file.stem) : null) ??
        readLooseEpisode(file.stem, season) ??
        readThreeDigits(file.stem, season, series) ??
        readBehindTitle(file.stem, series);
      return episode === null ? [] : [[file, episode] as const];
    }),
  );
  if (!haveSeason([...read.values()], season)) return read;
  return new Map(
    Array.from(read, ([file, episode]) => [
      file,
      { ...episode, numbers: withoutSeason(episode.numbers, season) ?? episode.numbers },
    ]),
  );
}

/**
 * Returns the episode numbers without the season as their first digits: 3 for `603`.
 * @returns null if a number has other first digits. In a later season, numbers with two digits may appear beside those
 *   with three
 */
export function withoutSeason(numbers: readonly number[], season: number): number[] | null {
  const hasSeason = (number: number) => Math.floor(number / 100) === season && number % 100 > 0;
  const isOwn = (number: number) => hasSeason(number) || (season > 1 && number < 100);
  return season > 0 && numbers.every(isOwn) ? numbers.map((number) => number % 100) : null;
}

/**
 * Returns whether the numbers of a folder begin with the season. In season 1, `101` can be the first or the 101st
 * episode. There the numbers must include 101 or follow words, and must not exceed the length of a season.
 */
function haveSeason(episodes: readonly ReadEpisode[], season: number): boolean {
  const numbers = episodes.flatMap((episode) => episode.numbers);
  const own = withoutSeason(numbers, season);
  if (own === null || season > 1) return own !== null;
  const areNamed = episodes.every(({ before }) => /\p{L}/u.test(before));
  return (areNamed || own.includes(1)) && Math.max(...own) <= LONGEST_FIRST_SEASON;
}

function readSpecial(stem: string): ReadEpisode | null {
  const { head, tail } = apart(stem);
  const match = SPECIAL.exec(head);
  return match === null ? null : numbered(Number(match[1]), match.index, match[0].length, head, tail);
}

function readThreeDigits(stem: string, season: number, series: string): ReadEpisode | null {
  const { head, tail } = apart(stem);
  // The series may have a number in its title: Room 104.
  const from = head.length - (withoutSeries(head, series) ?? head).length;
  const match = Array.from(head.matchAll(THREE_DIGITS)).find(
    ({ 0: text, 1: hundreds, 2: number, index }) =>
      index >= from && Number(hundreds) === season && number !== '00' && !/^(?:19|20)\d\d$/.test(text),
  );
  return match === undefined ? null : numbered(Number(match[0]), match.index, match[0].length, head, tail);
}

function readBehindTitle(stem: string, series: string): ReadEpisode | null {
  const { head, tail } = apart(stem);
  const rest = withoutSeries(head, series);
  const match = BEHIND_TITLE.exec(rest ?? '');
  if (rest === null || match === null) return null;
  return numbered(Number(match[1]), head.length - rest.length, match[0].length, head, tail);
}

function apart(stem: string) {
  const name = separatorsToSpaces(stem.slice(0, 300));
  const { head, tail } = cutTags(withoutBrackets(name), 1);
  // Brackets are not part of a name, but they describe the video.
  return { head: head.trimEnd(), tail: [tail, ...(name.match(/\[[^[\]]*\]/g) ?? [])].join(' ') };
}

function numbered(number: number, start: number, length: number, text: string, tail: string): ReadEpisode {
  const { numbers, behind } = readMoreEpisodes(number, text.slice(start + length), 'e');
  return { season: null, numbers, date: null, before: text.slice(0, start), behind: `${behind} ${tail}` };
}
