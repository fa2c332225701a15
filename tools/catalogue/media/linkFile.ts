import type { Stats } from 'node:fs';
import { constants } from 'node:fs';
import { copyFile, link, lstat, mkdir, readlink, realpath, rename, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';

/** Encodes each segment of a path for a URL, including `#`, `?` and `%`. */
export const encodePath = (relative: string): string =>
  relative
    .split('/')
    .map((segment) => encodeURIComponent(segment))
    .join('/');

/** The way in which a film got into the bundle. `copied` only if linking failed and copying was allowed. */
type LinkResult = 'kept' | 'linked' | 'copied' | 'not linked';

/**
 * Adds a film to the bundle without using disk space twice: by a hard link, or else by a symbolic link. Replaces a file
 * of that name in the bundle. Never writes to the film itself.
 */
export async function linkFile(source: string, target: string, mayCopy: boolean): Promise<LinkResult> {
  const real = await realpath(source);
  const there = await lstat(target).catch(() => null);
  const original = await stat(real);
  if (there && (await isSame(there, target, original))) return 'kept';
  await mkdir(path.dirname(target), { recursive: true });
  const part = path.join(path.dirname(target), `.part-${path.basename(target)}`);
  const ways: (readonly [LinkResult, () => Promise<void>])[] = [
    ['linked', () => link(real, part)],
    // Uses a relative link, so that it stays valid if the bundle and the folder are moved together.
    ['linked', async () => symlink(path.relative(await realpath(path.dirname(target)), real), part)],
    ...(mayCopy ? ([['copied', () => copyFile(real, part, constants.COPYFILE_FICLONE)]] as const) : []),
  ];
  for (const [how, attempt] of ways) {
    try {
      await rm(part, { force: true });
      await attempt();
      await rename(part, target);
      return how;
    } catch {
      // Tries the next way.
    }
  }
  return 'not linked';
}

async function isSame(there: Stats, target: string, original: Stats): Promise<boolean> {
  if (there.isSymbolicLink()) {
    const pointed = await stat(path.resolve(path.dirname(target), await readlink(target))).catch(() => null);
    return pointed !== null && pointed.ino === original.ino && pointed.dev === original.dev;
  }
  if (there.ino === original.ino && there.dev === original.dev) return true;
  // A copy that an earlier run made on another disk.
  return there.size === original.size && there.mtimeMs >= original.mtimeMs && there.dev !== original.dev;
}
