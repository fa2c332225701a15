import { normalizeForSearch } from '@/lib/searchText';
import type { Diagnostic, Version, FoundFilm } from '../scanResult';
import { cutTags, separatorsToSpaces } from './cleanText';
import type { EpisodeFile } from './episodeFile';
import type { FilePath } from './filePath';
import type { Guess } from './findEpisodes';
import type { GatheredFilm } from './gatherFilms';
import type { GatheredSeries } from './gatherSeries';
import { readEdition } from './readEdition';
import { takeIds } from './readName';
import { RELEASE_TAGS } from './releaseTags';
import { seriesName } from './seriesPlace';
import { titleKey } from './titleKey';

const TAGS = new RegExp(
  `(?<![\\p{L}\\d])(?:${[...RELEASE_TAGS.sure, ...RELEASE_TAGS.weak].join('|')})(?![\\p{L}\\d])`,
  'giu',
);

/** The checksum of a file, and the group that released it: `[A1B2C3D4]`, `[GRP] Film`. */
const CHECKSUM = /[([][\da-f]{8}[)\]]/gi;
const RELEASED_BY = /^\[[^\][\d]*\](?=.*[^\s._-])/u;

/** Returns the words of a name without its release tags, editions and ids. */
function wordsOf(name: string): string {
  const { text } = takeIds(name.slice(0, 300).replace(/\{ ?edition[^{}]*\}/i, ''));
  const plain = separatorsToSpaces(text.replace(CHECKSUM, ' ').replace(RELEASED_BY, ' '));
  const { head, tail } = cutTags(plain, 0);
  // A release group is the last word after the tags and follows a hyphen.
  const ungrouped = `${head} ${tail.replace(/-[^\s-]+$/, ' ')}`;
  const edition = readEdition(ungrouped, 'all');
  const rest = edition === null ? ungrouped : ungrouped.slice(0, edition.start) + ungrouped.slice(edition.end);
  return normalizeForSearch(rest.replace(TAGS, ' ').replace(/[^\p{L}\p{N}]+/gu, ' '));
}

/** Reports files that were grouped as versions of one film or episode although their names differ by more than tags. */
function adviseOnVersions<Named extends { file: FilePath }>(
  what: string,
  { versions, files }: { versions: readonly Version[]; files: readonly Named[] },
  words: (file: Named) => string,
): Diagnostic[] {
  if (versions.length < 2) return [];
  const wordsByPath = new Map(files.map((named) => [named.file.path, words(named)]));
  const paths = versions.flatMap(({ parts }) => parts.slice(0, 1));
  const [first = '', ...others] = paths;
  if (new Set(paths.map((path) => wordsByPath.get(path))).size < 2) return [];
  return [
    {
      path: first,
      text: `Treated as versions of one ${what}, together with ${others.map((path) => `“${path}”`).join(', ')}. Rename any file that is not.`,
    },
  ];
}

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

/**
 * The number of another episode or of a part before the number that was read: `Show E03 S01E02`, `Show - 12 S01E02`,
 * `Show Part 2 S01E02`.
 */
const OTHER_NUMBER =
  /(?<![\p{L}\d.])(?:(?:ep?|x|(?:part|pt|cd|disc)[ ._-]?)\d{1,3}(?!\d)|\d{1,2}\.\d{2}(?![.\d]))| - \d{1,3}(?!\d)/iu;

/**
 * Returns the words of an episode's file name. Words before the number are left out if they are the title and year of
 * the series.
 */
function wordsOfEpisode({ file, before, behind, series, season, numbers }: EpisodeFile): string {
  // Both exclude bracketed release groups. A bracket with another number is kept, because it may be the difference.
  const own = new Set([season, ...numbers, ...numbers.map((number) => season * 100 + number)]);
  const isOwn = (bracket: string) => (bracket.match(/\d+/g) ?? []).every((number) => own.has(Number(number)));
  const numbered = (file.stem.match(/\[[^[\]]*\d[^[\]]*\]/g) ?? []).filter((bracket) => !isOwn(bracket));
  const { title, year } = seriesName(before);
  const isTitle = titleKey(title) === titleKey(series.title) && !OTHER_NUMBER.test(before);
  // The title ends at the year. More words may follow: `Show 2019 The Pier E03`.
  const behindTitle = year === null ? '' : before.slice(before.lastIndexOf(String(year)) + 4);
  return [wordsOf(numbered.join(' ')), wordsOf(isTitle ? behindTitle : before), wordsOf(behind)].join(' ').trim();
}

/** Suggests names for films, and reports files that were grouped as one film although their names differ. */
export function adviseOn(films: readonly GatheredFilm[]): Diagnostic[] {
  return films.flatMap((film) => {
    const { found, files } = film;
    const ofYear = new RegExp(`(?<!\\d)${found.year ?? ''}(?!\\d)`, 'g');
    const versions = adviseOnVersions('film', { versions: found.versions, files }, ({ file }) =>
      wordsOf(file.stem.replace(ofYear, ' ')),
    );
    return [...adviseOnName(film, versions.length > 0), ...versions];
  });
}

function adviseOnName({ found, files }: GatheredFilm, isTold: boolean): Diagnostic[] {
  const file = files[0]?.file;
  if (file === undefined) return [];
  const { path, extension } = file;
  if (found.year === null) {
    const name = `${found.title} (YEAR).${extension}`;
    return [{ path, text: `The year is missing. Rename to “${name}”.` }];
  }
  if (files.every(({ isYearSure }) => !isYearSure)) {
    return [
      {
        path,
        text: `Treated as “${found.title}” of ${found.year}. Rename to “${found.title} (${found.year}).${extension}” to be unambiguous.`,
      },
    ];
  }
  return isAlike(found) && !isTold ? [{ path, text: ALIKE }] : [];
}

const ALIKE =
  'Two files of this film have similar names. Add “ - 1080p” or the like after the year to tell them apart.';

const isAlike = ({ versions }: FoundFilm) => new Set(versions.map(({ label }) => label)).size < versions.length;
