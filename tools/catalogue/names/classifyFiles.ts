import type { ScanResult } from '../scanResult';
import { adviseOn } from './adviseOn';
import { arrange } from './arrange';
import type { FileKind } from './fileKinds';
import { fileKind, isJunkFile, isMarker, skipReason } from './fileKinds';
import type { FilePath } from './filePath';
import { readFilePath } from './filePath';
import { indexPlaces } from './places';
import { placeNfo, placePictures, placeSubtitles } from './sidecars';

/**
 * Sorts the paths of all files into films, series and the files that belong to them. Reads nothing from the disk. Each
 * path then appears once in the result, or is skipped with a reason. Only system files appear nowhere.
 * @param paths relative to the folder, with `/` as separator, in any order
 */
export function classifyFiles(paths: readonly string[]): ScanResult {
  const files = Array.from(new Set(paths))
    .filter((path) => !isJunkFile(path))
    .sort()
    .map(readFilePath);
  const all = new Set(paths);
  const hidden = paths.filter(isMarker).map((path) => path.slice(0, path.lastIndexOf('/') + 1));
  const passed = files.flatMap((file) => skipReason(file, all, hidden) ?? []);
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
