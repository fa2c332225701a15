import { readFile } from 'node:fs/promises';
import type { Context } from '../context';
import { sourceOf } from '../media/sourceOf';
import { decodeText } from '../read/decodeText';
import type { Nfo, NfoRecord } from '../read/nfo';
import { readNfo } from '../read/readNfo';
import { fromNfo } from './fromNfo';
import type { Said } from './said';

/** No file of facts is larger. */
const MAX_BYTES = 4_000_000;

export interface EpisodePlace {
  season: number;
  episode: number;
  /** Which of the video file's episodes it is, from 0. */
  index: number;
}

/** What an NFO file says of a title, or of one of the episodes that it tells of; null, and a word of it, for garbage. */
export async function readNfoFile(path: string, of: 'title' | EpisodePlace, context: Context): Promise<Said | null> {
  const { disk, troubles } = context;
  const isSmall = (disk.get(path)?.size ?? 0) <= MAX_BYTES;
  const bytes = isSmall ? await readFile(sourceOf(context, path)).catch(() => null) : null;
  const nfo = bytes && readNfo(decodeText(bytes));
  if (!nfo) {
    troubles.push({ sort: 'doubtful', path, text: 'is no NFO file that can be read; its name has to do' });
    return null;
  }
  if (of === 'title') return fromNfo(nfo);
  return fromNfo(episodeRecord(nfo, of));
}

/** The record of an episode: by its numbers, or, where the records have none, by its place in the file. */
export function episodeRecord(nfo: Nfo, { season, episode, index }: EpisodePlace): NfoRecord {
  const records = [nfo, ...nfo.more];
  const named = records.find((record) => record.season === season && record.episode === episode);
  const unnumbered = records.filter((record) => record.episode === null);
  return named ?? unnumbered[index] ?? nfo;
}
