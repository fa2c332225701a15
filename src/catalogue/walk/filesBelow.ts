import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { counted } from '@/lib/counted';
import { isJunkFile } from '../names/isJunkFile';

/** The maximum number of files to count for a message. */
const MAX_COUNTED = 10_000;
const MAX_NAMED = 5;

/** Returns the files in a folder and its subfolders as relative paths. Links count as files and are not followed. */
export async function filesBelow(folder: string): Promise<string[]> {
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
export function leftOutText(files: readonly string[], one = 'file'): string {
  const names = files.slice(0, MAX_NAMED).join(', ');
  const more = files.length > MAX_NAMED ? ', …' : '';
  const count = files.length >= MAX_COUNTED ? `More than ${counted(MAX_COUNTED, one)}` : counted(files.length, one);
  return `${count} ${files.length === 1 ? 'is' : 'are'} skipped (${names}${more})`;
}
