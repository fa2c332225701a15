import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { isRecord, parseJson } from '@/lib/json';

/** The list of pages that this command wrote, with a digest of each. */
export const MANIFEST = 'deploy/pages.json';

/**
 * Pages have no Brotli copies, because these would take longer than all other work and save only a few hundred bytes
 * per page.
 */
const GZIP = { level: 6 };

const ENDINGS = ['', '.gz'];

/** The folders that this command may write to and delete from. Other folders in the manifest are ignored. */
const PAGE_FOLDER = /^(?:(?:movie|person|collection|studio)\/[\w-]+|movie\/[\w-]+\/season\/\d+)$/;

export interface WriteReport {
  pages: number;
  written: number;
  deleted: number;
  /** The size of the largest page, in bytes. */
  largest: number;
}

/** Writes pages into a bundle. Skips pages that an earlier run wrote with the same content. */
export class PageWriter {
  private readonly before: ReadonlyMap<string, string>;
  private readonly now = new Map<string, string>();
  private written = 0;
  private largest = 0;

  constructor(private readonly bundle: string) {
    this.before = readManifest(path.join(bundle, MANIFEST));
  }

  has(folder: string): boolean {
    return this.now.has(folder);
  }

  /** @param folder the page's path in the bundle: `movie/words-2012` */
  write(folder: string, html: string): void {
    if (!PAGE_FOLDER.test(folder)) throw new Error(`No page may be written to ${folder}`);
    const file = path.join(this.bundle, folder, 'index.html');
    const digest = createHash('sha256').update(html).digest('base64url').slice(0, 16);
    this.now.set(folder, digest);
    this.largest = Math.max(this.largest, Buffer.byteLength(html));
    if (this.before.get(folder) === digest && existsSync(file)) return;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, html);
    writeFileSync(`${file}.gz`, gzipSync(html, GZIP));
    this.written += 1;
  }

  /** Deletes the pages that an earlier run wrote and this one did not, and saves the list of pages. */
  finish(): WriteReport {
    const gone = [...this.before.keys()].filter((folder) => !this.now.has(folder) && PAGE_FOLDER.test(folder));
    // Deletes the deepest folders first, so that their parents are empty when they are deleted.
    for (const folder of gone.sort((a, b) => b.length - a.length)) this.delete(folder);
    const pages = Object.fromEntries([...this.now].sort(([a], [b]) => (a < b ? -1 : 1)));
    mkdirSync(path.join(this.bundle, path.dirname(MANIFEST)), { recursive: true });
    writeFileSync(path.join(this.bundle, MANIFEST), `${JSON.stringify({ version: 1, pages }, null, 1)}\n`);
    return { pages: this.now.size, written: this.written, deleted: gone.length, largest: this.largest };
  }

  private delete(folder: string): void {
    const place = path.join(this.bundle, folder);
    for (const ending of ENDINGS) rmSync(path.join(place, `index.html${ending}`), { force: true });
    for (let above = place; above.length > this.bundle.length; above = path.dirname(above)) {
      try {
        rmdirSync(above);
      } catch {
        // The folder contains other files.
        return;
      }
    }
  }
}

function readManifest(file: string): Map<string, string> {
  const content = existsSync(file) ? parseJson(readFileSync(file, 'utf8')) : null;
  const pages = isRecord(content) && isRecord(content.pages) ? Object.entries(content.pages) : [];
  return new Map(pages.flatMap(([folder, digest]) => (typeof digest === 'string' ? [[folder, digest]] : [])));
}
