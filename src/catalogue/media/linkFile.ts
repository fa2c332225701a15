import type { Stats } from 'node:fs';
import { constants } from 'node:fs';
import { copyFile, link, lstat, mkdir, readlink, realpath, rename, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';

/** How a film got into the bundle. `copy` where nothing else goes and it was allowed. */
export type Linked = 'kept' | 'linked' | 'copied' | 'not linked';

/**
 * Puts a film into the bundle without a second copy: by a second name of the same file, else by a link to it. What was
 * there under that name gives way; the film itself is never written to.
 */
export async function linkFile(source: string, target: string, mayCopy: boolean): Promise<Linked> {
  const real = await realpath(source);
  const there = await lstat(target).catch(() => null);
  const original = await stat(real);
  if (there && (await isSame(there, target, original))) return 'kept';
  await mkdir(path.dirname(target), { recursive: true });
  const part = path.join(path.dirname(target), `.part-${path.basename(target)}`);
  const ways: (readonly [Linked, () => Promise<void>])[] = [
    ['linked', () => link(real, part)],
    // Never the machine's own place: a bundle and a folder that are moved together stay together.
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
      // The next way.
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
  // A copy of an earlier run.
  return there.size === original.size && there.mtimeMs >= original.mtimeMs && there.dev !== original.dev;
}
