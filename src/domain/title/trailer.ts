import type { UnknownRecord } from '@/lib/json';
import type { Source } from '../record/source';

/** Sintel, an open film by the Blender Foundation: the trailer of samples and product records that say nothing of theirs. */
export const DEFAULT_TRAILER = 'eRsGyueVLvQ';

/** A key as YouTube makes them; nothing else gets into an address. */
export const isTrailerKey = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{11}$/.test(value);

/**
 * A record may bring its own key, or say by an empty or broken one that there is no trailer.
 * @returns undefined for a title of TMDB's that says nothing: its videos are a question of their own
 */
export function readTrailerKey(raw: UnknownRecord, source: Source): string | null | undefined {
  if (!Object.hasOwn(raw, 'trailer_key')) return source === 'tmdb' ? undefined : DEFAULT_TRAILER;
  return isTrailerKey(raw.trailer_key) ? raw.trailer_key : null;
}

export const trailerUrl = (key: string): string =>
  `https://www.youtube-nocookie.com/embed/${key}?autoplay=1&rel=0&playsinline=1`;
