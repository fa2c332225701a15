import type { UnknownRecord } from '@/lib/json';
import { firstField, isRecord } from '@/lib/json';
import { msg } from '@/lib/msg';
import { readWebAddress } from '@/lib/safeUrls';
import type { ExternalLink } from '../people/person';
import type { Source } from './source';

type Site = ExternalLink['site'];

interface Rule {
  site: Site;
  /** The fields of the record that may contain the id. */
  fields: readonly string[];
  /** Matches a valid id. Nothing else is inserted into a URL. */
  pattern: RegExp;
  base: string;
}

const IMDB = { site: 'IMDb', fields: ['imdb_id', 'imdbID'] } as const;

const SOCIAL: readonly Rule[] = [
  { site: 'Wikidata', fields: ['wikidata_id'], pattern: /^Q\d{1,12}$/, base: 'https://www.wikidata.org/wiki/' },
  { site: 'Instagram', fields: ['instagram_id'], pattern: /^[\w.]{1,30}$/, base: 'https://www.instagram.com/' },
  { site: 'X', fields: ['twitter_id'], pattern: /^\w{1,15}$/, base: 'https://x.com/' },
  { site: 'Facebook', fields: ['facebook_id'], pattern: /^[\w.-]{1,80}$/, base: 'https://www.facebook.com/' },
];

const RULES: Record<'title' | 'person', readonly Rule[]> = {
  title: [{ ...IMDB, pattern: /^tt\d{7,10}$/, base: 'https://www.imdb.com/title/' }, ...SOCIAL],
  person: [{ ...IMDB, pattern: /^nm\d{7,10}$/, base: 'https://www.imdb.com/name/' }, ...SOCIAL],
};

/** The path segment of TMDB's pages. */
type TmdbRoom = 'movie' | 'tv' | 'person';

/** Returns the links to other sites about a title or a person: its own website first, then those of its ids. */
export function readLinks(raw: UnknownRecord, room: TmdbRoom, source: Source): ExternalLink[] {
  const ids = isRecord(raw.external_ids) ? raw.external_ids : {};
  const home = readWebAddress(raw.homepage);
  const tmdbId = source === 'tmdb' ? raw.id : firstField(raw, 'tmdb_id', 'tmdbID');
  const found = RULES[room === 'person' ? 'person' : 'title'].flatMap(
    ({ site, fields, pattern, base }): ExternalLink[] => {
      const id = firstField(raw, ...fields) ?? firstField(ids, ...fields);
      return typeof id === 'string' && pattern.test(id) ? [{ site, url: base + id }] : [];
    },
  );
  const [imdb, others] = [found.filter(({ site }) => site === 'IMDb'), found.filter(({ site }) => site !== 'IMDb')];
  return [
    ...(home === null ? [] : [{ site: msg('Website'), url: home }]),
    ...imdb,
    ...(/^[1-9]\d{0,9}$/.test(String(tmdbId))
      ? [{ site: 'TMDB' as const, url: `https://www.themoviedb.org/${room}/${String(tmdbId)}` }]
      : []),
    ...others,
  ];
}
