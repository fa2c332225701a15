import type { UnknownRecord } from '@/lib/json';
import { isRecord } from '@/lib/json';
import type { Source } from '../record/source';

/** Sintel, an open film by the Blender Foundation: the trailer of samples, which name none. */
export const DEFAULT_TRAILER = 'eRsGyueVLvQ';

/** A key as YouTube makes them; nothing else gets into an address. */
export const isTrailerKey = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{11}$/.test(value);

/**
 * A record's trailer: the address of a file of its own, or a key at YouTube. An empty or broken key means that there is
 * none, and so does an own record without one.
 * @returns undefined for a title of TMDB's without one: its videos are another request
 */
export function readTrailer(raw: UnknownRecord, source: Source): string | null | undefined {
  const { trailer, trailer_key: key } = raw;
  if (isRecord(trailer) && isTrailer(trailer.src)) return trailer.src;
  if (Object.hasOwn(raw, 'trailer_key')) return isTrailerKey(key) ? key : null;
  return { sample: DEFAULT_TRAILER, product: null, tmdb: undefined }[source];
}

/** Whether a value may be a trailer; an address is checked where it is played. */
export const isTrailer = (value: unknown): value is string =>
  typeof value === 'string' && /^[^\s"'<>\\]{1,2048}$/.test(value);
