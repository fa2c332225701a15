import type { UnknownRecord } from '@/lib/json';

/** Sintel, an open film by the Blender Foundation: the one trailer for every title that names none of its own. */
export const DEFAULT_TRAILER = 'eRsGyueVLvQ';

/** A key as YouTube makes them; nothing else gets into an address. */
export const isTrailerKey = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{11}$/.test(value);

/** A record may bring its own key, or say by an empty or broken one that there is no trailer. */
export function readTrailerKey(raw: UnknownRecord): string | null {
  const named = Object.hasOwn(raw, 'trailer_key') ? raw.trailer_key : DEFAULT_TRAILER;
  return isTrailerKey(named) ? named : null;
}

export const trailerUrl = (key: string): string =>
  `https://www.youtube-nocookie.com/embed/${key}?autoplay=1&rel=0&playsinline=1`;
