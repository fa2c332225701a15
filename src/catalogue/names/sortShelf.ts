import type { Shelf } from '../shelf';
import { adviseOn } from './adviseOn';
import { arrange } from './arrange';
import type { FileKind } from './fileKinds';
import { fileKind } from './fileKinds';
import type { FilePath } from './filePath';
import { readFilePath } from './filePath';
import { isDropping, isMarker } from './isDropping';
import { passOver } from './passOver';
import { indexPlaces } from './places';
import { placeNfo } from './placeNfo';
import { placePictures } from './placePictures';
import { placeSubtitles } from './placeSubtitles';

/**
 * Films, series and what belongs to them, from the paths of all files of a folder. Nothing is read from the disk. Each path
 * is then in one place of the shelf, or passed over with a reason; only what systems leave behind is in none.
 * @param paths relative to the folder, `/` between their segments; their order does not matter
 */
export function sortShelf(paths: readonly string[]): Shelf {
  const files = Array.from(new Set(paths))
    .filter((path) => !isDropping(path))
    .sort()
    .map(readFilePath);
  const all = new Set(paths);
  const hidden = paths.filter(isMarker).map((path) => path.slice(0, path.lastIndexOf('/') + 1));
  const passed = files.flatMap((file) => passOver(file, all, hidden) ?? []);
  const isPassed = new Set(passed.map(({ path }) => path));
  const kept = files.filter(({ path }) => !isPassed.has(path));
  const ofKind = (kind: FileKind): FilePath[] => kept.filter(({ extension }) => fileKind(extension) === kind);
  const arranged = arrange(ofKind('video'));
  const places = indexPlaces(arranged.films, arranged.series);
  return {
    films: arranged.films.map(({ found }) => found),
    series: arranged.series.map(({ found }) => found),
    passed: [
      ...passed,
      ...arranged.passed,
      ...placeSubtitles(ofKind('subtitles'), places),
      ...placeNfo(ofKind('nfo'), places),
      ...placePictures(ofKind('picture'), places),
    ].sort((a, b) => (a.path < b.path ? -1 : 1)),
    advice: [...arranged.advice, ...adviseOn(arranged.films)],
  };
}
