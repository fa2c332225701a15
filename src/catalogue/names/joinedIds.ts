import type { Ids } from '../scanResult';

/** Returns the first id of each kind. */
export const joinedIds = (all: readonly Ids[]): Ids => ({
  imdb: all.find(({ imdb }) => imdb !== null)?.imdb ?? null,
  tmdb: all.find(({ tmdb }) => tmdb !== null)?.tmdb ?? null,
  tvdb: all.find(({ tvdb }) => tvdb !== null)?.tvdb ?? null,
});
