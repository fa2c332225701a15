import type { Diagnostic } from '../scanResult';
import type { FilePath } from './filePath';
import { findTarget } from './findTarget';
import type { Places } from './places';

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
