import { makeCollections } from './collections.mjs';
import { makeTitles } from './titles.mjs';

const byId = (list) => new Map(list.map((item) => [item.id, item]));

/**
 * Makes 10,000 invented titles with their collections.
 * @param today the current date as `YYYY-MM-DD`
 */
export function makeCatalogue(today) {
  const titles = { movie: makeTitles('movie', today), tv: makeTitles('tv', today) };
  const collections = makeCollections(titles.movie);
  const known = { movie: byId(titles.movie), tv: byId(titles.tv), collection: byId(collections) };
  return {
    today,
    titles,
    collections,
    /** @param kind `movie`, `tv` or `collection` */
    find: (kind, id) => known[kind].get(Number(id)),
  };
}
