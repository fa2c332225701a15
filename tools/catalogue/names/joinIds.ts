import type { Ids } from '../scanResult';
import { groupBy } from './groupBy';

/**
 * Creates a function that returns a key for each thing: its id, or else its plain key. A name without an id gets the id
 * of other names with the same plain key, if these have only one id.
 */
export function joinIds<Named extends { ids: Ids }>(
  names: readonly Named[],
  plainKey: (name: Named) => string,
): (name: Named) => string {
  const known = groupBy(
    names.filter(({ ids }) => idKey(ids) !== null),
    plainKey,
  );
  return (name) => {
    const ids = new Set(known.get(plainKey(name))?.map((other) => idKey(other.ids)));
    return idKey(name.ids) ?? (ids.size === 1 ? Array.from(ids)[0] : null) ?? plainKey(name);
  };
}

const idKey = ({ imdb, tmdb, tvdb }: Ids): string | null =>
  imdb ?? (tmdb === null ? null : `tmdb${tmdb}`) ?? (tvdb === null ? null : `tvdb${tvdb}`);

/** Returns the first id of each kind. */
export const joinedIds = (all: readonly Ids[]): Ids => ({
  imdb: all.find(({ imdb }) => imdb !== null)?.imdb ?? null,
  tmdb: all.find(({ tmdb }) => tmdb !== null)?.tmdb ?? null,
  tvdb: all.find(({ tvdb }) => tvdb !== null)?.tvdb ?? null,
});
