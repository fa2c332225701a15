import type { FoundExtra } from '../scanResult';
import type { Places } from './places';
import { stemKey, titleYearKey } from './places';
import type { ReadExtra } from './readExtra';
import { readName } from './readName';
import { titleKey } from './titleKey';

interface ExtrasOwner {
  extras: FoundExtra[];
  kind: 'film' | 'series';
  /** Whether the extra's name begins with the owner's name. */
  isNamed: boolean;
}

/** Finds the owner of an extra by its name, or the only title in its folder. Returns null if there is none. */
export function extrasOwner({ folder, of }: ReadExtra, places: Places): ExtrasOwner | null {
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
