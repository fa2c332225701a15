import type { FoundExtra, Diagnostic } from '../scanResult';
import { adviseOnEpisode, adviseOnEpisodes } from './adviseOn';
import type { FilePath } from './filePath';
import { findEpisodes } from './findEpisodes';
import type { GatheredFilm } from './gatherFilms';
import { gatherFilms } from './gatherFilms';
import type { GatheredSeries } from './gatherSeries';
import { gatherSeries } from './gatherSeries';
import type { Places } from './places';
import { stemKey, titleYearKey, indexPlaces } from './places';
import type { ReadExtra } from './readExtra';
import { EXTRA_NAMES, readExtra } from './readExtra';
import { readName } from './readName';
import { titleKey } from './titleKey';

interface ExtrasOwner {
  extras: FoundExtra[];
  kind: 'film' | 'series';
  /** Whether the extra's name begins with the owner's name. */
  isNamed: boolean;
}

/** Finds the owner of an extra by its name, or the only title in its folder. Returns null if there is none. */
function extrasOwner({ folder, of }: ReadExtra, places: Places): ExtrasOwner | null {
  const { titleWithPart, year } = readName(of);
  const series = places.series.get(folder) ?? seriesOfSeason(folder, places);
  if (series !== undefined) {
    const isNamed = titleKey(series.title) === titleKey(titleWithPart);
    return { kind: 'series', extras: series.extras, isNamed };
  }
  const named =
    places.byStem.get(stemKey(folder, of)) ?? places.byName.get(titleYearKey(folder, titleWithPart, year)) ?? null;
  const target = named ?? places.byFolder.get(folder) ?? null;
  if (target?.kind !== 'film') return null;
  const isNamed = named !== null || titleKey(target.found.title) === titleKey(titleWithPart);
  return { kind: 'film', extras: target.found.extras, isNamed };
}

function seriesOfSeason(folder: string, { seasons, series }: Places) {
  const season = seasons.get(folder);
  return season === undefined ? undefined : Array.from(series.values()).find((one) => one.seasons.includes(season));
}

interface ArrangedVideos {
  films: GatheredFilm[];
  series: GatheredSeries[];
  passed: Diagnostic[];
  advice: Diagnostic[];
}

/** Sorts all videos into films, series and extras. */
export function arrange(videos: readonly FilePath[]): ArrangedVideos {
  const read = videos.map((file) => ({ file, extra: readExtra(file) }));
  const extras = read.flatMap(({ extra }) => extra ?? []);
  const mains = read.flatMap(({ file, extra }) => (extra === null ? [file] : []));
  const owners = indexOf(gather(mains));
  // A file that is named like an extra but belongs to nothing is a film of its own.
  const own = extras.filter((extra) => isFilm(extra, owners));
  const isOwn = new Set(own);
  const arranged = gather([...mains, ...own.map(({ file }) => file)].sort((a, b) => (a.path < b.path ? -1 : 1)));
  const passed = placeExtras(
    extras.filter((extra) => !isOwn.has(extra)),
    arranged,
  );
  return { ...arranged, passed: [...arranged.passed, ...passed] };
}

function isFilm(extra: ReadExtra, owners: Places): boolean {
  const owner = extrasOwner(extra, owners);
  if (extra.needs === 'named film') return owner?.kind !== 'film' || !owner.isNamed;
  return extra.needs === 'owner' && owner === null;
}

const indexOf = ({ films, series }: ArrangedVideos) => indexPlaces(films, series);

function gather(files: readonly FilePath[]): ArrangedVideos {
  const { episodes, nameless, guessed, others } = findEpisodes(files);
  const series = gatherSeries(episodes);
  const { films: filmFiles, beside } = partBeside(others, series);
  const arranged: ArrangedVideos = {
    films: gatherFilms(filmFiles),
    series,
    passed: nameless.map(({ path }) => ({ path, text: 'An episode without the name of its series.' })),
    advice: [...guessed.map(adviseOnEpisode), ...adviseOnEpisodes(series)],
  };
  for (const extra of beside) {
    const owner = series.find(
      ({ folders, seasonFolders }) => folders.has(extra.folder) || seasonFolders.has(extra.folder),
    );
    owner?.found.extras.push(toExtra(extra, false));
    arranged.advice.push({
      path: extra.file.path,
      text: 'Treated as an extra of its series. To make it an episode, add “S01E02” to its name.',
    });
  }
  return arranged;
}

/**
 * Separates files that are in a folder of episodes and have no number and no year. They become extras of the series.
 */
function partBeside(files: readonly FilePath[], series: readonly GatheredSeries[]) {
  const folders = new Set(series.flatMap((one) => [...one.folders, ...one.seasonFolders.keys()]));
  const isBeside = (file: FilePath) => folders.has(file.folder) && !readName(file.stem).isYearSure;
  return {
    films: files.filter((file) => !isBeside(file)),
    beside: files.filter(isBeside).map((file): ReadExtra => ({
      file,
      kind: 'other',
      name: readName(file.stem).title || null,
      kindName: EXTRA_NAMES.other,
      folder: file.folder,
      of: '',
      needs: 'owner',
    })),
  };
}

function placeExtras(extras: readonly ReadExtra[], arranged: ArrangedVideos): Diagnostic[] {
  const places = indexOf(arranged);
  return extras.flatMap((extra): Diagnostic[] => {
    const owner = extrasOwner(extra, places);
    owner?.extras.push(toExtra(extra, owner.isNamed));
    return owner === null ? [{ path: extra.file.path, text: 'An extra without a matching film or series.' }] : [];
  });
}

const toExtra = ({ file, name, kindName, kind }: ReadExtra, isNamed: boolean): FoundExtra => ({
  path: file.path,
  name: isNamed ? kindName : (name ?? kindName),
  kind,
});
