import type { Ids } from '../shelf';
import { groupBy } from './groupBy';

/**
 * What names of the same thing have in common: their id, else the given key; a name without an id is that of its key, if
 * there is but one.
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
