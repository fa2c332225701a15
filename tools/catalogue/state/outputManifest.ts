import { existsSync } from 'node:fs';
import { mkdir, rename, rm, rmdir, writeFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isOwnFile } from './readState';
import type { Made } from './state';

/**
 * The record of the files that runs write into the bundle. A file is written only if it is new or its source changed.
 */
export interface OutputManifest {
  /** Returns whether the files exist and were made from this source. */
  has: (files: readonly string[], from: string) => boolean;
  /**
   * Makes files that do not exist yet. They are written under temporary names first, so that existing files are always
   * complete.
   * @param make writes each file to the given path, and may return a note
   * @returns the note from this run, or from the run that made the files
   */
  make: (
    files: readonly string[],
    from: string,
    make: (pathFor: (file: string) => string) => Promise<string | undefined | void>,
  ) => Promise<string | undefined>;
  /** Writes a file if its content changed. */
  write: (file: string, content: string | Uint8Array) => Promise<void>;
  /** Records a file that was written by other means. */
  note: (file: string, from: string, isNew: boolean) => void;
  /** Returns the absolute path of a path in the bundle. */
  pathFor: (file: string) => string;
  /** Removes files that an earlier run wrote and this one did not. */
  tidy: () => Promise<number>;
  /** Returns all recorded files. Until `tidy` they include files of earlier runs that this run has not reached yet. */
  entries: () => Record<string, Made>;
  counts: { written: number; kept: number };
}

/** Returns the temporary path of a file. The extension stays, because programs use it to choose the format. */
const partOf = (file: string): string => path.join(path.dirname(file), `.part-${path.basename(file)}`);

export function createOutputManifest(bundle: string, before: Readonly<Record<string, Made>>): OutputManifest {
  const now: Record<string, Made> = {};
  let isTidy = false;
  const counts = { written: 0, kept: 0 };
  const pathFor = (file: string) => path.join(bundle, file);
  const has: OutputManifest['has'] = (files, from) =>
    files.every((file) => (now[file] ?? before[file])?.from === from && existsSync(pathFor(file)));

  const make: OutputManifest['make'] = async (files, from, write) => {
    const [first = ''] = files;
    if (has(files, from)) {
      for (const file of files) now[file] = now[file] ?? before[file] ?? { from };
      counts.kept += files.length;
      return now[first]?.note;
    }
    for (const file of files) await mkdir(path.dirname(pathFor(file)), { recursive: true });
    const note = await write((file) => partOf(pathFor(file)));
    for (const file of files) {
      await rename(partOf(pathFor(file)), pathFor(file));
      now[file] = { from, ...(typeof note === 'string' && { note }) };
    }
    counts.written += files.length;
    return typeof note === 'string' ? note : undefined;
  };

  const write: OutputManifest['write'] = async (file, content) => {
    const place = pathFor(file);
    now[file] = { from: 'content' };
    const bytes = Buffer.from(content);
    const there = await readFile(place).catch(() => null);
    if (there?.equals(bytes)) {
      counts.kept += 1;
      return;
    }
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(partOf(place), bytes);
    await rename(partOf(place), place);
    counts.written += 1;
  };

  const tidy: OutputManifest['tidy'] = async () => {
    const old = Object.keys(before).filter((file) => now[file] === undefined && isOwnFile(file));
    for (const file of old) {
      await rm(pathFor(file), { force: true });
      await rm(partOf(pathFor(file)), { force: true });
    }
    // Removes folders that are now empty. `rmdir` fails for other folders.
    const folders = [...new Set(old.map((file) => path.posix.dirname(file)))].sort((a, b) => b.length - a.length);
    for (const folder of folders)
      if (folder.includes('/') && folder.startsWith('films/')) await rmdir(pathFor(folder)).catch(() => undefined);
    isTidy = true;
    return old.length;
  };

  return {
    has,
    make,
    write,
    note: (file, from, isNew) => {
      now[file] = { from };
      counts[isNew ? 'written' : 'kept'] += 1;
    },
    pathFor,
    tidy,
    entries: () => (isTidy ? now : { ...before, ...now }),
    counts,
  };
}
