import { CATEGORY_FOLDERS } from './categoryFolders';
import type { EpisodeFile } from './episodeFile';
import type { FilePath } from './filePath';
import { groupBy } from './groupBy';
import { readDate } from './readDate';
import type { ReadEpisode } from './readEpisode';
import { readEpisode } from './readEpisode';
import { readGroupEpisode } from './readGroupEpisode';
import { readLooseEpisode } from './readLooseEpisode';
import { seasonOf, seriesPlace } from './seriesPlace';
import { findNumberedFolder } from './findNumberedFolder';

interface Found {
  episodes: EpisodeFile[];
  /** Numbered as episodes are, but of which series nobody says. */
  nameless: FilePath[];
  /** The first of those that were taken for episodes because all in their folder are numbered. */
  guessed: EpisodeFile[];
  others: FilePath[];
}

/** Which videos are episodes, by their names, their folders, and what lies beside them. */
export function findEpisodes(files: readonly FilePath[]): Found {
  const found: Found = { episodes: [], nameless: [], guessed: [], others: [] };
  for (const [, inFolder] of groupBy(files, ({ folder }) => folder)) {
    const unread: FilePath[] = [];
    for (const file of inFolder) {
      const read = readSure(file, inFolder.length === 1);
      if (read === null) unread.push(file);
      else place(file, read, found);
    }
    const numbered = isShelf(inFolder[0]) ? null : findNumberedFolder(unread);
    const before = found.episodes.length;
    for (const file of unread) {
      const read = numbered?.get(file);
      if (read === undefined) found.others.push(file);
      else place(file, read, found);
    }
    found.guessed.push(...found.episodes.slice(before, before + 1));
  }
  return found;
}

/** The folder itself, or one like `Movies`: what lies there has nothing in common. */
const isShelf = (file: FilePath | undefined) =>
  file === undefined || CATEGORY_FOLDERS.has((file.folders.at(-1) ?? 'movies').toLowerCase());

function readSure(file: FilePath, isAlone: boolean): ReadEpisode | null {
  const byFolder = isAlone ? readEpisode(file.folders.at(-1) ?? '') : null;
  const read = readEpisode(file.stem) ?? byFolder;
  if (read !== null) return read;
  const season = seasonOf(file);
  if (season === null) return readGroupEpisode(file.stem) ?? readTitledDate(file.stem);
  return readDate(file.stem) ?? readLooseEpisode(file.stem);
}

/** A day with a title before it and more behind it is one of a daily show; a film of one's own may end with its day. */
function readTitledDate(stem: string): ReadEpisode | null {
  const read = readDate(stem);
  return read !== null && /\p{L}/u.test(read.before) && /\p{L}/u.test(read.behind) ? read : null;
}

function place(file: FilePath, read: ReadEpisode, found: Found) {
  const series = seriesPlace(file, read.before);
  if (series === null) {
    found.nameless.push(file);
    return;
  }
  const ofFolder = seasonOf(file)?.season ?? null;
  // A day's year is a season where no folder says another.
  const season = read.date === null ? (read.season ?? ofFolder) : (ofFolder ?? read.season);
  const { name, ...folders } = series;
  found.episodes.push({ ...read, file, season: season ?? 1, series: name, ...folders });
}
