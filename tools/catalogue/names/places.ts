import type { FoundEpisode, FoundFilm, FoundSeason, FoundSeries } from '../scanResult';
import type { GatheredFilm } from './gatherFilms';
import type { GatheredSeries } from './gatherSeries';
import { titleKey } from './titleKey';

export type Target = { kind: 'film'; found: FoundFilm } | { kind: 'episode'; found: FoundEpisode };

/** Indexes of films and episodes, for matching the files beside them. */
export interface Places {
  /** Targets by `folder/name`. The name is in lower case. */
  byStem: Map<string, Target>;
  /** The only film or episode of each folder. Null if there are several. */
  byFolder: Map<string, Target | null>;
  /** Targets by `folder/title year` for films, and by `folder/season numbers` for episodes. */
  byName: Map<string, Target>;
  series: Map<string, FoundSeries>;
  seasons: Map<string, FoundSeason>;
}

export const stemKey = (folder: string, stem: string): string => `${folder}/${stem.toLowerCase()}`;
export const titleYearKey = (folder: string, title: string, year: number | null): string =>
  `${folder}/${titleKey(title)} ${year ?? ''}`;
export const episodeKey = (folder: string, season: number, numbers: readonly number[]): string =>
  `${folder}/${season}x${numbers.join()}`;

export function indexPlaces(films: readonly GatheredFilm[], series: readonly GatheredSeries[]): Places {
  const places: Places = {
    byStem: new Map(),
    byFolder: new Map(),
    byName: new Map(),
    series: new Map(),
    seasons: new Map(),
  };
  for (const { found, files } of films) {
    const target: Target = { kind: 'film', found };
    for (const { file, folder, title, year } of files) {
      places.byStem.set(stemKey(file.folder, file.stem), target);
      places.byName.set(titleYearKey(folder, title, year), target);
      for (const place of new Set([folder, file.folder])) setAlone(places, place, target);
    }
  }
  for (const one of series) indexSeries(one, places);
  places.byFolder.set('', null);
  return places;
}

function indexSeries({ found, folders, seasonFolders, episodes }: GatheredSeries, places: Places) {
  for (const folder of folders) places.series.set(folder, found);
  for (const [folder, season] of seasonFolders) places.seasons.set(folder, season);
  for (const episode of episodes) {
    const target: Target = { kind: 'episode', found: episode.found };
    for (const { file, season, numbers } of episode.files) {
      places.byStem.set(stemKey(file.folder, file.stem), target);
      places.byName.set(episodeKey(file.folder, season, numbers), target);
      setAlone(places, file.folder, target);
    }
  }
}

function setAlone({ byFolder }: Places, folder: string, target: Target) {
  const other = byFolder.get(folder);
  byFolder.set(folder, other === undefined || other?.found === target.found ? target : null);
}
