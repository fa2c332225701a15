import type { TitleKind } from '../title/title';

/** A single title or person, by its id at IMDb or TMDB. */
export type SearchReference =
  | { site: 'imdb'; id: string }
  /** TMDB has separate ids for movies, series and people; null if the kind is unknown. */
  | { site: 'tmdb'; id: number; kind: TitleKind | 'person' | null };

const IMDB_ID = /^(?:imdb:\s*)?((?:tt|nm)\d{5,10})$/iu;
const TMDB_ID = /^tmdb:\s*(?:(movie|film|tv|series|person)[:/]\s*)?(\d{1,9})$/iu;
const ADDRESS = /^(?:https?:\/\/)?(?:[a-z]{1,4}\.)?(imdb\.com|themoviedb\.org)(\/\S*)$/iu;
/** Also matches paths with a language prefix: `/de/title/tt0078748/fullcredits`. */
const IMDB_PATH = /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/(?:title|name)\/((?:tt|nm)\d{5,10})(?![\w-])/iu;
const TMDB_PATH = /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/(movie|tv|person)\/(\d{1,9})(?!\w)/iu;

const TMDB_KINDS: Partial<Record<string, TitleKind | 'person'>> = {
  movie: 'movie',
  film: 'movie',
  tv: 'tv',
  series: 'tv',
  person: 'person',
};

/** Reads an id (`tt0078748`, `tmdb:348`, `tmdb:tv:1399`) or a pasted URL of either site; null for any other text. */
export function readReference(text: string): SearchReference | null {
  const [, host, path = ''] = ADDRESS.exec(text) ?? [];
  const isImdb = host?.toLowerCase() === 'imdb.com';
  const imdb = host === undefined ? IMDB_ID.exec(text) : isImdb ? IMDB_PATH.exec(path) : null;
  if (imdb?.[1] !== undefined) return { site: 'imdb', id: imdb[1].toLowerCase() };
  const tmdb = host === undefined ? TMDB_ID.exec(text) : isImdb ? null : TMDB_PATH.exec(path);
  const id = Number(tmdb?.[2]);
  return id > 0 ? { site: 'tmdb', id, kind: TMDB_KINDS[tmdb?.[1]?.toLowerCase() ?? ''] ?? null } : null;
}
