import type { Ids } from '../scanResult';

const MAX_LENGTH = 100_000;

const PATTERNS: Readonly<Record<keyof Ids, RegExp>> = {
  imdb: /imdb\.[a-z]{2,3}\/(?:[a-z]{2}\/)?title\/(tt\d{5,10})/gi,
  tmdb: /themoviedb\.org\/(?:movie|tv)\/(\d{1,9})/gi,
  tvdb: /thetvdb\.com\/[^\s"'<>]{0,60}[?&](?:series)?id=(\d{1,9})/gi,
};

/** Returns the ids in URLs of film pages. Returns null if there are none, or if they belong to several films. */
export function idsOfAddresses(text: string): Ids | null {
  const { imdb, tmdb, tvdb } = {
    imdb: idsAt(text, 'imdb'),
    tmdb: idsAt(text, 'tmdb'),
    tvdb: idsAt(text, 'tvdb'),
  };
  if ([imdb, tmdb, tvdb].some(({ length }) => length > 1) || imdb.length + tmdb.length + tvdb.length === 0) return null;
  return { imdb: imdb[0] ?? null, tmdb: Number(tmdb[0] ?? 0) || null, tvdb: Number(tvdb[0] ?? 0) || null };
}

const idsAt = (text: string, site: keyof Ids): string[] =>
  Array.from(
    new Set(Array.from(text.slice(0, MAX_LENGTH).matchAll(PATTERNS[site]), ([, id = '']) => id.toLowerCase())),
  );
