import type { Ids } from '../scanResult';

const MARK = /[[{(] ?(imdb|tmdb|tvdb)(?:id)? ?[-=: ] ?(tt\d{5,10}|\d{1,9}) ?[\]})]/gi;
const BARE_IMDB = /(?<![\p{L}\d])tt\d{7,10}(?![\p{L}\d])/u;

/** Returns the ids in a name (`[imdbid-tt0078748]`, `{tmdb-348}`), and the name without them. */
export function takeIds(name: string): { ids: Ids; text: string } {
  const ids: Ids = { imdb: null, tmdb: null, tvdb: null };
  const text = name.replace(MARK, (_mark, at: string, id: string) => {
    keep(ids, at.toLowerCase(), id.toLowerCase());
    return '';
  });
  ids.imdb ??= BARE_IMDB.exec(text)?.[0] ?? null;
  return { ids, text: text.replace(BARE_IMDB, '').trim() };
}

function keep(ids: Ids, at: string, id: string) {
  if (at === 'imdb') ids.imdb ??= id.startsWith('tt') ? id : `tt${id.padStart(7, '0')}`;
  else if (!id.startsWith('tt') && Number(id) > 0) ids[at === 'tmdb' ? 'tmdb' : 'tvdb'] ??= Number(id);
}
