import type { Dirent, Stats } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { counted } from '@/lib/formats/numbers';
import { isJunkFile, fileKind, isHiddenByDot, isMarker } from '../names/fileKinds';
import type { Diagnostic } from '../scanResult';

/** The maximum number of files to count for a message. */
const MAX_COUNTED = 10_000;
const MAX_NAMED = 5;

/** Returns the files in a folder and its subfolders as relative paths. Links count as files and are not followed. */
async function filesBelow(folder: string): Promise<string[]> {
  const found: string[] = [];
  const waiting = [''];
  for (let below = waiting.pop(); below !== undefined && found.length < MAX_COUNTED; below = waiting.pop()) {
    const entries = await readdir(path.join(folder, below), { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (isJunkFile(entry.name)) continue;
      const name = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) waiting.push(name);
      else found.push(name);
    }
  }
  return found.sort();
}

/** Returns a message such as `3 files are skipped (a.mkv, b.mkv, c.mkv)`. */
function leftOutText(files: readonly string[], one = 'file'): string {
  const names = files.slice(0, MAX_NAMED).join(', ');
  const more = files.length > MAX_NAMED ? ', …' : '';
  const count = files.length >= MAX_COUNTED ? `More than ${counted(MAX_COUNTED, one)}` : counted(files.length, one);
  return `${count} ${files.length === 1 ? 'is' : 'are'} skipped (${names}${more})`;
}

export interface FileOnDisk {
  size: number;
  mtimeMs: number;
}

interface Walk {
  /** The files by path relative to the folder, with `/` as separator, in a fixed order. */
  files: Map<string, FileOnDisk>;
  /** Remarks about files that cannot be read or are left out, and about links that lead in circles. */
  diagnostics: Diagnostic[];
}

/** Deeper folders and further files are left out and reported. */
export const BOUNDS = { depth: 24, files: 200_000 } as const;

/**
 * Lists all files in a folder and its subfolders. Follows links, but enters each folder once.
 * @param skipped a folder to skip: the bundle, which may be inside
 */
export async function walkFolder(
  root: string,
  skipped: string,
  bounds: typeof BOUNDS | { depth: number; files: number } = BOUNDS,
): Promise<Walk> {
  const files: Walk['files'] = new Map();
  const diagnostics: Diagnostic[] = [];
  const bundle = await realpath(skipped).catch(() => skipped);
  const start = await realpath(root);
  const entered = new Set<string>();
  /** The files beyond the maximum number. */
  const tooMany: string[] = [];

  async function enter(relative: string, depth: number): Promise<void> {
    const folder = path.join(root, relative);
    const say = (text: string) => {
      diagnostics.push({ path: relative === '' ? '.' : relative, text });
    };
    let entries: Dirent[];
    try {
      const real = await realpath(folder);
      if (real === bundle) return;
      const why = skipReason(real, depth);
      if (why !== null) {
        say(why);
        return;
      }
      if (depth > bounds.depth) {
        const below = await filesBelow(folder);
        if (below.length > 0)
          say(
            `is more than ${bounds.depth} folders deep: ${leftOutText(below)}. Move ${below.length === 1 ? 'it' : 'them'} up, or run the command on a subfolder.`,
          );
        return;
      }
      entered.add(real);
      entries = await readdir(folder, { withFileTypes: true });
    } catch (error) {
      say(`cannot be read (${codeOf(error)}): its contents are skipped. Give your user read permission.`);
      return;
    }
    entries.sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
      const below = relative === '' ? entry.name : `${relative}/${entry.name}`;
      if (isJunkFile(entry.name) && !isMarker(entry.name)) {
        if (isHiddenByDot(entry.name)) await reportHidden(below, entry);
        continue;
      }
      if (entry.isDirectory()) await enter(below, depth + 1);
      else if (entry.isSymbolicLink()) await follow(below, depth);
      else if (entry.isFile()) await take(below);
    }
  }

  function skipReason(real: string, depth: number): string | null {
    if (entered.has(real)) return 'leads to a folder that was already read, and is skipped';
    // The link leads to a parent of the folder, so it would add files from outside the folder.
    if (depth > 0 && start.startsWith(real === '/' ? real : real + path.sep))
      return 'is a link to a parent folder, and is skipped';
    return null;
  }

  /** Reports hidden videos. Other hidden files are skipped without a report. */
  async function reportHidden(below: string, entry: Dirent): Promise<void> {
    const videos = entry.isDirectory() ? (await filesBelow(path.join(root, below))).filter(isVideo) : [];
    if (videos.length > 0)
      diagnostics.push({ path: below, text: `${HIDDEN}: ${leftOutText(videos, 'video')}. ${RENAME}` });
    else if (!entry.isDirectory() && isVideo(entry.name))
      diagnostics.push({ path: below, text: `${HIDDEN}: it is skipped. ${RENAME}` });
  }

  async function follow(below: string, depth: number): Promise<void> {
    const stats = await statOf(below);
    if (stats?.isDirectory() === true) await enter(below, depth + 1);
    else if (stats?.isFile() === true) add(below, stats);
  }

  async function take(below: string): Promise<void> {
    const stats = await statOf(below);
    if (stats) add(below, stats);
  }

  async function statOf(below: string): Promise<Stats | null> {
    try {
      return await stat(path.join(root, below));
    } catch (error) {
      const code = codeOf(error);
      const why = code === 'ELOOP' || code === 'ENOENT' ? 'is a broken link' : `cannot be read (${code})`;
      diagnostics.push({ path: below, text: below.includes('\ufffd') ? 'has a name that is not UTF-8' : why });
      return null;
    }
  }

  function add(below: string, { size, mtimeMs }: Stats): void {
    if (files.size < bounds.files) files.set(below, { size, mtimeMs: Math.round(mtimeMs) });
    else tooMany.push(below);
  }

  await enter('', 0);
  if (tooMany.length > 0)
    diagnostics.push({
      path: '.',
      text: `has more than ${counted(bounds.files, 'file')}: ${leftOutText(tooMany)}. Run the command on a subfolder.`,
    });
  return { files, diagnostics };
}

const HIDDEN = 'is hidden because its name starts with a dot';
const RENAME = 'Remove the dot to include it in the catalogue.';

const isVideo = (name: string): boolean => fileKind(path.extname(name).slice(1).toLowerCase()) === 'video';

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? 'unknown';
