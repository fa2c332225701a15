import type { FilePath } from './filePath';
import type { Places, Target } from './places';
import { episodeKey, stemKey, titleYearKey } from './places';
import { readEpisode, readLooseEpisode } from './episodeNumber';
import { readName } from './readName';
import { withoutSeason } from './readSeasonFiles';

export interface FoundTarget {
  target: Target;
  /** The part of the file's name after the video's name. */
  rest: string;
  /** Whether the file's name begins with the video's whole name. Otherwise their contents or their folder match. */
  isByName: boolean;
}

const SUBTITLE_FOLDER = /^(?:subs?|subtitles?|vobsubs?|captions?|untertitel|sous-titres|subtítulos)$/iu;

/**
 * Finds the video that a file belongs to.
 * @param isRest returns whether the text after the video's name is allowed: `Alien 3` does not belong to `Alien`
 */
export function findTarget(file: FilePath, places: Places, isRest: (rest: string) => boolean): FoundTarget | null {
  const { folder, stem } = folderAndStemOf(file, places);
  const name = stem.slice(0, 300);
  for (let end = name.length; end > 0; end = cutAt(name, end)) {
    const target = places.byStem.get(stemKey(folder, name.slice(0, end)));
    if (target !== undefined && isRest(name.slice(end))) return { target, rest: name.slice(end), isByName: true };
  }
  const target = byContent(name, folder, places) ?? places.byFolder.get(folder) ?? null;
  return target === null ? null : { target, rest: name, isByName: false };
}

/**
 * Returns the folder and the name to look for. Subtitles may be in a folder `Subs` beside the video, or in a subfolder
 * of it that is named like the video.
 */
function folderAndStemOf({ folders, folder, stem }: FilePath, places: Places): { folder: string; stem: string } {
  const segments = folder.split('/');
  const at = folders.findLastIndex((name) => SUBTITLE_FOLDER.test(name));
  if (at < 0) return { folder, stem };
  const above = segments.slice(0, at).join('/');
  const named = folders.at(-1) ?? '';
  return places.byStem.has(stemKey(above, named))
    ? { folder: above, stem: `${named}.${stem}` }
    : { folder: above, stem };
}

/** Returns the position of the last separator before `end`. */
function cutAt(name: string, end: number): number {
  const before = name.slice(0, end - 1);
  return Math.max(...['.', ' ', '-', '_', '(', '['].map((sign) => before.lastIndexOf(sign)), 0);
}

function byContent(name: string, folder: string, places: Places): Target | undefined {
  const season = places.seasons.get(folder);
  const episode = readEpisode(name) ?? (season === undefined ? null : readLooseEpisode(name, season.number));
  if (episode !== null) {
    const number = episode.season ?? season?.number ?? 1;
    const own = episode.season === null ? withoutSeason(episode.numbers, number) : null;
    return (
      places.byName.get(episodeKey(folder, number, episode.numbers)) ??
      (own === null ? undefined : places.byName.get(episodeKey(folder, number, own)))
    );
  }
  const { titleWithPart, year } = readName(name);
  return year === null ? undefined : places.byName.get(titleYearKey(folder, titleWithPart, year));
}
