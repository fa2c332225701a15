import { readFile } from 'node:fs/promises';
import { formatNumber } from '@/lib/formats/numbers';
import type { Context } from '../context';
import { sourceOf } from '../media/sourceOf';
import { decodeText } from '../read/decodeText';
import type { NfoRecord, Nfo } from '../read/nfo';
import { readNfo } from '../read/readNfo';
import { MAX_XML_LENGTH } from '../read/xml';
import type { Metadata } from './metadata';
import { NO_METADATA } from './metadata';

/** Converts an NFO record to the metadata format of the catalogue. */
const fromNfo = (nfo: NfoRecord): Metadata => ({
  ...NO_METADATA,
  title: nfo.title,
  originalTitle: nfo.originalTitle,
  year: nfo.year,
  date: nfo.premiered,
  overview: nfo.plot ?? nfo.outline,
  tagline: nfo.tagline,
  runtime: nfo.runtime,
  rating: nfo.rating,
  genres: nfo.genres,
  directors: nfo.directors,
  cast: nfo.actors.map(({ name, role }) => ({ name, role })),
  certificate: nfo.certificate,
  collection: nfo.setName,
  ids: nfo.ids,
});

/** The maximum size of an NFO file. */
const MAX_BYTES = 4_000_000;

interface EpisodePlace {
  season: number;
  episode: number;
  /** The position of the episode among the episodes of its video file, from 0. */
  index: number;
}

/**
 * Reads the metadata of a title, or of one episode, from an NFO file. Returns null and reports a problem if the file
 * cannot be read.
 */
export async function readNfoFile(
  path: string,
  of: 'title' | EpisodePlace,
  context: Context,
): Promise<Metadata | null> {
  const { disk, diagnostics } = context;
  const isSmall = (disk.get(path)?.size ?? 0) <= MAX_BYTES;
  const bytes = isSmall ? await readFile(sourceOf(context, path)).catch(() => null) : null;
  const text = bytes && decodeText(bytes);
  const nfo = text && readNfo(text);
  if (!nfo) {
    const why = isSmall ? 'cannot be read as an NFO file' : 'is larger than 4 MB';
    diagnostics.push({ sort: 'doubtful', path, text: `${why}; its name is used instead` });
    return null;
  }
  if (text.length > MAX_XML_LENGTH) {
    const cut = `is longer than ${formatNumber(MAX_XML_LENGTH)} characters; the rest is ignored`;
    diagnostics.push({ sort: 'doubtful', path, text: cut });
  }
  if (of === 'title') return fromNfo(nfo);
  return fromNfo(episodeRecord(nfo, of));
}

/** Returns the record of an episode by its numbers. If the records have no numbers, uses the position in the file. */
export function episodeRecord(nfo: Nfo, { season, episode, index }: EpisodePlace): NfoRecord {
  const records = [nfo, ...nfo.more];
  const named = records.find((record) => record.season === season && record.episode === episode);
  const unnumbered = records.filter((record) => record.episode === null);
  return named ?? unnumbered[index] ?? nfo;
}
