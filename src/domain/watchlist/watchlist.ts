import { readTimestamp } from '@/lib/date';
import type { UnknownRecord } from '@/lib/json';
import { isRecord } from '@/lib/json';
import { msg } from '@/lib/msg';
import { readTitle } from '../title/readTitle';
import type { Source } from '../record/source';
import { isSource } from '../record/source';
import type { Title, TitleKey } from '../title/title';
import { titleKey, UNKNOWN } from '../title/title';

/** A title as it was when it was added. */
export interface WatchlistItem extends Title {
  /** An ISO timestamp; null for items that an older build stored without one. */
  addedAt: string | null;
}

/** Sorts the newest first. Items without a time come last, in their stored order. */
export function newestFirst(items: readonly WatchlistItem[]): WatchlistItem[] {
  return [...items].sort(({ addedAt: a }, { addedAt: b }) => (a === b ? 0 : (a ?? '') < (b ?? '') ? 1 : -1));
}

/** The error messages of the watchlist. */
export const WATCHLIST_FAILURES = {
  load: msg('Failed to load watchlist'),
  add: msg('Failed to add movie to watchlist'),
  remove: msg('Failed to remove movie from watchlist'),
} as const;

export const hasTitle = (items: readonly WatchlistItem[], key: TitleKey): boolean =>
  items.some((item) => titleKey(item) === key);

/** Returns an item in the format for storage: the field names of the specification, and the kind. */
export function writeWatchlistItem(item: WatchlistItem) {
  return {
    id: item.id,
    kind: item.kind,
    source: item.source,
    title: item.title,
    original_title: item.originalTitle,
    poster_path: item.poster,
    poster: item.poster,
    backdrop_path: item.backdrop,
    release_date: item.releaseDate,
    year: item.year,
    overview: item.overview || UNKNOWN.overview,
    vote_average: item.rating ?? UNKNOWN.rating,
    genres: item.genres,
    genre_ids: item.genreIds,
    runtime: item.runtime,
    director: item.director,
    ...(item.trailer !== undefined && { trailer_key: item.trailer, trailer: { src: item.trailer } }),
    ...(item.isPlayable && { playable: true }),
    ...(item.isPosterUntitled && { poster_has_title: false }),
    ...(item.addedAt !== null && { addedAt: item.addedAt }),
  };
}

/** Reads an item that is stored or sent by another tab; null if it is invalid. */
export function readWatchlistItem(raw: unknown): WatchlistItem | null {
  if (!isRecord(raw)) return null;
  const read = (record: UnknownRecord) => readTitle(record, undefined, sourceOf(record));
  const title = read(raw) ?? read({ ...raw, title: UNKNOWN.title });
  return title && { ...title, addedAt: readTimestamp(raw.addedAt) };
}

/** Returns the source of an item. Older items do not contain it. An image of the image host belongs to TMDB. */
function sourceOf({ source, poster_path: poster }: UnknownRecord): Source {
  if (isSource(source)) return source;
  return typeof poster === 'string' && poster.startsWith('/') ? 'tmdb' : 'sample';
}

/**
 * Reads the valid items of a stored list, each once; null if it is not a list. An object with a version comes from a
 * newer build.
 */
export function readWatchlist(raw: unknown): WatchlistItem[] | null {
  const list = isRecord(raw) && typeof raw.version === 'number' ? raw.items : raw;
  if (!Array.isArray(list)) return null;
  const items = new Map<TitleKey, WatchlistItem>();
  for (const entry of list as unknown[]) {
    const item = readWatchlistItem(entry);
    if (item && !items.has(titleKey(item))) items.set(titleKey(item), item);
  }
  return [...items.values()];
}
