import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { MAX_JSON_BYTES } from '@/lib/json';
import type { Answer, SiteSettings, Source } from './source';
import { textAnswer, TOO_LARGE } from './source';

/** Creates a source that reads a product API from files, and knows the bundle around it. */
export function folderSource(folder: string, bundle: string, site: SiteSettings | null = null): Source {
  return {
    name: shortName(folder),
    site,
    read: (asked) => Promise.resolve(readBelow(folder, asked)),
    list: (below) => filesIn(path.join(folder, below)).map((name) => `${below}/${name}`),
    hasFile: (asked) => {
      const file = below(bundle, asked);
      return file !== null && existsSync(file);
    },
  };
}

/** Returns a folder's path relative to the working directory, if it is inside. */
function shortName(folder: string): string {
  const relative = path.relative(process.cwd(), folder);
  return relative === '' || relative.startsWith('..') ? folder : relative;
}

function readBelow(folder: string, asked: string): Answer {
  // A file server ignores the query.
  const file = below(folder, asked.split(/[?#]/)[0] ?? '');
  try {
    const stats = file === null ? undefined : statSync(file, { throwIfNoEntry: false });
    if (file === null || !stats?.isFile()) return { kind: 'missing' };
    return stats.size > MAX_JSON_BYTES ? TOO_LARGE : textAnswer(readFileSync(file));
  } catch (error) {
    // The error occurs if a segment of the path is a file and not a folder.
    return { kind: 'failed', reason: `cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'})` };
  }
}

/** Returns the absolute path of a file. Returns null for an invalid name, and for a path outside the folder. */
function below(folder: string, asked: string): string | null {
  try {
    const file = path.resolve(folder, decodeURIComponent(asked));
    return file.startsWith(folder + path.sep) && !file.includes('\0') ? file : null;
  } catch {
    return null;
  }
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
  } catch {
    return [];
  }
}
