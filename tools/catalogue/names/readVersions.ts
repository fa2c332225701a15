import type { Version } from '../scanResult';
import type { FilePath } from './filePath';
import { groupBy } from './groupBy';
import type { Part } from './readPart';

export interface VersionFile {
  file: FilePath;
  label: string | null;
  part: Part | null;
}

/** Groups the files of one film into versions. Parts of the same version belong together. */
export function readVersions(files: readonly VersionFile[]): Version[] {
  const groups = groupBy(files, ({ file, label, part }) => (part === null ? file.path : `${label ?? ''}/part`));
  const ordered = [...groups.values()].sort(([a], [b]) => rankOf(a?.label ?? null) - rankOf(b?.label ?? null));
  return ordered.flatMap((group) => {
    const parts = group.toSorted((a, b) => (a.part?.number ?? 0) - (b.part?.number ?? 0));
    const isWhole = parts.every(({ part }, index) => part === null || part.number === index + 1);
    return isWhole ? [toVersion(parts)] : parts.map((entry) => toVersion([entry]));
  });
}

/** Sorts the plain film first, then its cuts and qualities, and 3D versions last. */
const rankOf = (label: string | null): number =>
  label === null ? 0 : /(?<![\p{L}\d])3D(?![\p{L}\d])/u.test(label) ? 2 : 1;

const toVersion = (files: readonly VersionFile[]): Version => ({
  label: files[0]?.label ?? null,
  parts: files.map(({ file }) => file.path),
});
