import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from '../context';
import type { Poster } from '../media/pictures';
import { drawPoster, posterFromFile } from '../media/pictures';
import type { OutputManifest } from '../state/outputManifest';
import type { JsonTitle } from './jsonTitles';
import { posterText } from './jsonTitles';
import type { JsonFile } from './readJsonFiles';

export type PosterContext = Pick<Context, 'root' | 'disk' | 'tools' | 'ledger' | 'diagnostics'>;

/** The number of posters by origin. */
export interface PosterCounts {
  drawn: number;
  copied: number;
  /** The titles whose poster was drawn without them. */
  untitled: string[];
}

/** Gives each record of a title a poster that exists. @returns the changed files */
export async function completePoster(
  title: JsonTitle,
  context: PosterContext,
  counts: PosterCounts,
): Promise<JsonFile[]> {
  const { records } = title;
  const named = [...new Set(records.flatMap(({ poster }) => poster ?? []))];
  const there: string[] = [];
  for (const poster of named) if (await isThere(poster, context.ledger)) there.push(poster);
  const lacking = records.filter(({ poster }) => poster === null || !there.includes(poster));
  if (lacking.length === 0) return [];
  const [found] = there;
  const poster =
    found === undefined ? await newPoster(title, named, context, counts) : { poster: found, isUntitled: false };
  for (const { record, poster: missing } of lacking) {
    setPoster(record, missing, poster.poster);
    if (poster.isUntitled) record.poster_has_title = false;
  }
  return lacking.map(({ file }) => file);
}

async function newPoster(
  title: JsonTitle,
  named: readonly string[],
  context: PosterContext,
  counts: PosterCounts,
): Promise<Poster> {
  const text = posterText(title);
  for (const poster of named) {
    const file = await besideFiles(poster, context);
    const copied = file === null ? null : await posterFromFile(text.id, file, context);
    if (copied === null) continue;
    counts.copied += 1;
    return { poster: copied, isUntitled: false };
  }
  counts.drawn += 1;
  const drawn = await drawPoster(text, context);
  if (drawn.isUntitled) counts.untitled.push(text.title);
  // An earlier run may have drawn the poster without its title.
  else for (const { record } of title.records) delete record.poster_has_title;
  return drawn;
}

/** Only files in the bundle can be checked. Absolute addresses count as present. */
async function isThere(poster: string, ledger: OutputManifest): Promise<boolean> {
  if (/^https:|^\//i.test(poster)) return true;
  const place = ledger.pathFor(poster.replace(/#.*/, ''));
  return (await stat(place).catch(() => null))?.isFile() === true;
}

/**
 * Finds an image in the folder of the JSON files, or in its parent. @returns its path relative to the context's root
 */
async function besideFiles(poster: string, { root, disk }: PosterContext): Promise<string | null> {
  const name = poster.replace(/#.*/, '');
  for (const relative of [name, `../${name}`]) {
    const stats = await stat(path.join(root, relative)).catch(() => null);
    if (stats?.isFile() !== true) continue;
    disk.set(relative, { size: stats.size, mtimeMs: Math.round(stats.mtimeMs) });
    return relative;
  }
  return null;
}

/** Replaces the field that names a missing image, or adds the field `poster_path`. */
function setPoster(record: Record<string, unknown>, missing: string | null, poster: string | null): void {
  const spelling = ['poster', 'Poster'].find((name) => missing !== null && record[name] === missing);
  record[spelling ?? 'poster_path'] = poster;
}
