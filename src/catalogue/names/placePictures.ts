import type { Art, FoundEpisode, FoundSeason, Diagnostic } from '../scanResult';
import { ART_NAMES } from './artNames';
import type { FilePath } from './filePath';
import { findTarget } from './findTarget';
import type { Places, Target } from './places';

/** A field that an image can fill. A lower rank wins. */
interface Slot {
  rank: number;
  read: () => string | null;
  write: (path: string) => void;
}

/** The rank of an image that is named exactly like its film. */
const BARE_RANK = 50;

/** Assigns images to titles, seasons and episodes. */
export function placePictures(files: readonly FilePath[], places: Places): Diagnostic[] {
  const found = files.map((file) => ({ file, slot: slotOf(file, places) }));
  return found
    .toSorted((a, b) => (a.slot?.rank ?? 0) - (b.slot?.rank ?? 0))
    .flatMap(({ file: { path }, slot }): Diagnostic[] => {
      if (slot === null) return [{ path, text: 'An image of an unknown type, or without a matching title.' }];
      if (slot.read() !== null) return [{ path, text: 'A second image of the same type. The other one is used.' }];
      slot.write(path);
      return [];
    });
}

function slotOf(file: FilePath, places: Places): Slot | null {
  const name = file.stem.toLowerCase();
  const season = seasonPoster(file, places);
  if (season !== null) return season;
  const art = ART_NAMES.get(name);
  const ofSeason = places.seasons.get(file.folder);
  if (art !== undefined && ofSeason !== undefined) return art.kind === 'poster' ? posterOf(ofSeason, art.rank) : null;
  const series = places.series.get(file.folder);
  if (art !== undefined && series !== undefined) return artSlot(series.art, art);
  const found = findTarget(file, places, (rest) => /^(?:$|[-._])/.test(rest));
  if (found === null) return null;
  const word = found.isByName ? found.rest.replace(/^[-._ ]+/, '').toLowerCase() : name;
  return targetSlot(found.target, word);
}

function targetSlot(target: Target, word: string): Slot | null {
  if (target.kind === 'episode') return ['', 'thumb', 'still'].includes(word) ? stillOf(target.found) : null;
  const art = word === '' ? { kind: 'poster' as const, rank: BARE_RANK } : ART_NAMES.get(word);
  return art === undefined ? null : artSlot(target.found.art, art);
}

function artSlot(art: Art, { kind, rank }: { kind: keyof Art; rank: number }): Slot {
  return { rank, read: () => art[kind], write: (path) => (art[kind] = path) };
}

const posterOf = (season: FoundSeason, rank: number): Slot => ({
  rank,
  read: () => season.poster,
  write: (path) => (season.poster = path),
});

const stillOf = (episode: FoundEpisode): Slot => ({
  rank: 0,
  read: () => episode.still,
  write: (path) => (episode.still = path),
});

const SEASON_POSTER = /^(?:season|s)[ ._-]?(\d{1,4}|-?specials?)(?:[-._ ](?:poster|folder|cover))?$/i;

/** Finds the season of an image such as `season01-poster` in the folder of the series. */
function seasonPoster({ stem, folder }: FilePath, places: Places): Slot | null {
  const [, said] = SEASON_POSTER.exec(stem) ?? [];
  const number = said === undefined ? -1 : /^\d/.test(said) ? Number(said) : 0;
  const season = places.series.get(folder)?.seasons.find((one) => one.number === number);
  return season === undefined ? null : posterOf(season, 10);
}
