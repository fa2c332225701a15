import type { Art, FoundEpisode, FoundSeason, Diagnostic } from '../scanResult';
import type { FilePath } from './filePath';
import { findTarget } from './findTarget';
import type { Places, Target } from './places';
import type { SubtitleWords } from './readSubtitleWords';
import { readSubtitleWords } from './readSubtitleWords';

type ArtKind = keyof Art;

/** The names of images beside a film. If several images of a kind exist, the one named first here wins. */
const NAMES: readonly (readonly [ArtKind, readonly string[]])[] = [
  ['poster', ['poster', 'cover', 'folder', 'movie', 'show', 'default']],
  ['backdrop', ['backdrop', 'fanart', 'background', 'art', 'landscape']],
  ['logo', ['logo', 'clearlogo']],
];

const ART_NAMES: ReadonlyMap<string, { kind: ArtKind; rank: number }> = new Map(
  NAMES.flatMap(([kind, names]) => names.map((name, rank) => [name, { kind, rank }] as const)),
);

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
  const [, seasonText] = SEASON_POSTER.exec(stem) ?? [];
  const number = seasonText === undefined ? -1 : /^\d/.test(seasonText) ? Number(seasonText) : 0;
  const season = places.series.get(folder)?.seasons.find((one) => one.number === number);
  return season === undefined ? null : posterOf(season, 10);
}

/** Assigns subtitles to films and episodes. */
export function placeSubtitles(files: readonly FilePath[], places: Places): Diagnostic[] {
  return files.flatMap((file): Diagnostic[] => {
    const found = findTarget(file, places, (rest) => /^(?:\.|$)/.test(rest) || readSubtitleWords(rest).isUnderstood);
    if (found === null) {
      return [
        { path: file.path, text: 'Subtitles without a matching video. Name them like the video, plus the language.' },
      ];
    }
    const words = found.isByName ? readSubtitleWords(found.rest) : lastWords(found.rest);
    found.target.found.subtitles.push({ path: file.path, ...words.labels });
    return [];
  });
}

/** Reads only the known words at the end of a name that is not the video's: `2_English`, `whatever.en.forced`. */
function lastWords(name: string): SubtitleWords {
  const whole = readSubtitleWords(name);
  if (whole.isUnderstood) return whole;
  const chunks = name.split(/[._]/);
  let from = chunks.length;
  while (
    from > 0 &&
    (/^\d+$/.test(chunks[from - 1] ?? '') ||
      readSubtitleWords(chunks[from - 1] ?? '').isUnderstood ||
      (chunks[from - 1] ?? '').toLowerCase() === 'hi')
  )
    from -= 1;
  return readSubtitleWords(chunks.slice(from).join('.'));
}

interface Holder {
  nfo: string | null;
}

/** Assigns NFO files to titles and episodes. A file that is named like its video takes priority over `movie.nfo`. */
export function placeNfo(files: readonly FilePath[], places: Places): Diagnostic[] {
  const found = files.map((file) => ({ file, ...holderOf(file, places) })).toSorted((a, b) => a.rank - b.rank);
  return found.flatMap(({ file: { path }, holder }): Diagnostic[] => {
    if (holder === null) return [{ path, text: 'NFO file without a matching video.' }];
    if (holder.nfo !== null) return [{ path, text: 'A second NFO file. The other one is used.' }];
    holder.nfo = path;
    return [];
  });
}

function holderOf(file: FilePath, places: Places): { holder: Holder | null; rank: number } {
  const name = file.stem.toLowerCase();
  if (name === 'tvshow') return { holder: places.series.get(file.folder) ?? null, rank: 0 };
  if (name === 'season') return { holder: places.seasons.get(file.folder) ?? null, rank: 0 };
  const found = findTarget(file, places, (rest) => rest === '');
  return { holder: found?.target.found ?? null, rank: found?.isByName === true ? 0 : name === 'movie' ? 1 : 2 };
}
