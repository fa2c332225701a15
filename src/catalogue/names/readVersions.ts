import type { Version } from '../shelf';
import type { FilePath } from './filePath';
import { groupBy } from './groupBy';
import type { Part } from './readPart';

export interface VersionFile {
  file: FilePath;
  label: string | null;
  part: Part | null;
}

/** Files of one film as its versions: those that are parts of the same one belong together. */
export function readVersions(files: readonly VersionFile[]): Version[] {
  const groups = groupBy(files, ({ file, label, part }) => (part === null ? file.path : `${label ?? ''}/part`));
  // The film itself plays first, not one of its cuts.
  const ordered = [...groups.values()].sort(([a], [b]) => Number(a?.label != null) - Number(b?.label != null));
  return ordered.flatMap((group) => {
    const parts = group.toSorted((a, b) => (a.part?.number ?? 0) - (b.part?.number ?? 0));
    const isWhole = parts.every(({ part }, index) => part === null || part.number === index + 1);
    return isWhole ? [toVersion(parts)] : parts.map((entry) => toVersion([entry]));
  });
}

const toVersion = (files: readonly VersionFile[]): Version => ({
  label: files[0]?.label ?? null,
  parts: files.map(({ file }) => file.path),
});
