import { readFile } from 'node:fs/promises';
import type { Context } from '../context';
import { sourceOf } from '../media/sourceOf';
import { decodeText } from '../read/decodeText';
import { readNfo } from '../read/readNfo';
import { fromNfo } from './fromNfo';
import type { Said } from './said';

/** No file of facts is larger. */
const MAX_BYTES = 4_000_000;

/** What an NFO file says of a title, or of one of the episodes that it tells of; null, and a word of it, for garbage. */
export async function readNfoFile(
  path: string,
  of: 'title' | { season: number; episode: number },
  context: Context,
): Promise<Said | null> {
  const { disk, troubles } = context;
  const isSmall = (disk.get(path)?.size ?? 0) <= MAX_BYTES;
  const bytes = isSmall ? await readFile(sourceOf(context, path)).catch(() => null) : null;
  const nfo = bytes && readNfo(decodeText(bytes));
  if (!nfo) {
    troubles.push({ sort: 'doubtful', path, text: 'is no NFO file that can be read; its name has to do' });
    return null;
  }
  if (of === 'title') return fromNfo(nfo);
  const records = [nfo, ...nfo.more];
  return fromNfo(records.find(({ season, episode }) => season === of.season && episode === of.episode) ?? nfo);
}
