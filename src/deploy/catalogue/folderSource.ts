import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { MAX_JSON_BYTES } from '@/lib/json';
import type { Answer, SiteSettings, Source } from './source';
import { textAnswer, TOO_LARGE } from './source';

/** The product API as plain files, and the bundle around it. */
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

/** As somebody who stands in the working folder would write it. */
function shortName(folder: string): string {
  const relative = path.relative(process.cwd(), folder);
  return relative === '' || relative.startsWith('..') ? folder : relative;
}

function readBelow(folder: string, asked: string): Answer {
  // A file server looks at no query.
  const file = below(folder, asked.split(/[?#]/)[0] ?? '');
  try {
    const stats = file === null ? undefined : statSync(file, { throwIfNoEntry: false });
    if (file === null || !stats?.isFile()) return { kind: 'missing' };
    return stats.size > MAX_JSON_BYTES ? TOO_LARGE : textAnswer(readFileSync(file));
  } catch (error) {
    // A part of the path that is a file itself.
    return { kind: 'failed', reason: `cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'})` };
  }
}

/** Null for what no file can be called, and for what lies elsewhere. */
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
