import type { EpisodeFile } from './episodeFile';
import type { FilePath } from './filePath';
import { groupBy } from './groupBy';
import { readEpisode } from './episodeNumber';
import { readName } from './readName';
import { seasonOf, seriesPlace } from './seriesPlace';
import { separatorsToSpaces } from './cleanText';
import { titleKey } from './titleKey';
import { withoutSeries } from './withoutSeries';

/** Folder names such as `Christmas Specials` or `Weihnachtsspecials`. */
const NAMED_SPECIALS = /specials?$/i;

/** The folder name that `seasonOf` recognizes as season 0. */
const SPECIALS = 'Specials';

/** A year in brackets, which is not part of a special's name. */
const YEAR = /[([](?:19|20)\d\d[)\]]/g;

/**
 * Renames folders such as `Christmas Specials` to `Specials` if they are in the folder of a series. Elsewhere such a
 * folder may contain films: `Comedy Specials`.
 */
export function nameSpecials(files: readonly FilePath[]): FilePath[] {
  const series = new Set(files.flatMap(seriesFolderOf));
  return files.map((file) => {
    const segments = file.folder.split('/');
    const inSeason = seasonOf(file)?.at ?? 0;
    const at = file.folders.findIndex(
      (name, index) => index > inSeason && NAMED_SPECIALS.test(name) && series.has(segments.slice(0, index).join('/')),
    );
    return at < 0 ? file : { ...file, folders: file.folders.with(at, SPECIALS) };
  });
}

function seriesFolderOf(file: FilePath): string[] {
  const read = readEpisode(file.stem);
  if (read === null && seasonOf(file) === null) return [];
  return [seriesPlace(file, read?.before ?? '')?.seriesFolder ?? []].flat();
}

/**
 * Returns the unnumbered videos in a folder of specials as episodes of the folder's series. Their numbers follow the
 * numbered specials, in the order of their names.
 */
export function findSpecials(files: readonly FilePath[], episodes: readonly EpisodeFile[]): EpisodeFile[] {
  const known = new Map(episodes.map(({ seriesFolder, series }) => [seriesFolder, series]));
  const unnumbered = files.flatMap((file) => {
    const place = seasonOf(file)?.season === 0 ? seriesPlace(file, '') : null;
    const series = known.get(place?.seriesFolder ?? '');
    return place === null || series === undefined ? [] : [toSpecial(file, { ...place, series })];
  });
  return Array.from(groupBy(unnumbered, ({ series }) => titleKey(series.title))).flatMap(([key, ofSeries]) => {
    const numbered = episodes.filter(({ season, series }) => season === 0 && titleKey(series.title) === key);
    const last = Math.max(0, ...numbered.flatMap(({ numbers }) => numbers));
    const names = Array.from(groupBy(ofSeries, nameOf)).sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
    return names.flatMap(([, versions], index) =>
      versions.map((special) => ({ ...special, numbers: [last + index + 1] })),
    );
  });
}

function toSpecial(
  file: FilePath,
  { series, seriesFolder, seasonFolder }: Pick<EpisodeFile, 'series' | 'seriesFolder' | 'seasonFolder'>,
): EpisodeFile {
  const name = separatorsToSpaces(file.stem.slice(0, 300));
  const behind = (withoutSeries(name, series.title) ?? name).replace(YEAR, ' ');
  return { file, series, seriesFolder, seasonFolder, season: 0, numbers: [], date: null, before: '', behind };
}

/** Returns a key for a special. Files with the same key are versions of one special. */
function nameOf({ file, behind }: EpisodeFile): string {
  const { title, titleWithPart, isPartSure } = readName(behind);
  return `${titleKey(isPartSure ? title : titleWithPart)} ${readName(file.stem).year ?? ''}`;
}
