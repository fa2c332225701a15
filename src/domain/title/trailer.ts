import type { UnknownRecord } from '@/lib/json';
import { isRecord } from '@/lib/json';
import type { Source } from '../record/source';

/** Sintel, an open movie by the Blender Foundation: the trailer of samples, which have none of their own. */
export const DEFAULT_TRAILER = 'eRsGyueVLvQ';

/** Returns whether a value is a YouTube key. Nothing else is inserted into a URL. */
export const isTrailerKey = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{11}$/.test(value);

/**
 * Reads a record's trailer: the URL of its own file, or a YouTube key. An empty or invalid key means that there is no
 * trailer. So does an own record without one.
 * @returns undefined for a title of TMDB without one: its videos need another request
 */
export function readTrailer(raw: UnknownRecord, source: Source): string | null | undefined {
  const { trailer, trailer_key: key } = raw;
  if (isRecord(trailer) && isTrailer(trailer.src)) return trailer.src;
  if (Object.hasOwn(raw, 'trailer_key')) return isTrailerKey(key) ? key : null;
  return { sample: DEFAULT_TRAILER, product: null, tmdb: undefined }[source];
}

/** Returns whether a value may be a trailer. The player validates a URL. */
export const isTrailer = (value: unknown): value is string =>
  typeof value === 'string' && /^[^\s"'<>\\]{1,2048}$/.test(value);
