import { splitNames } from '@/domain/people/splitNames';
import type { UnknownRecord } from '@/lib/json';
import { isRecord } from '@/lib/json';
import { hasIds } from '../ids/identity';
import type { Ids } from '../scanResult';
import type { Nfo, NfoRecord } from './nfo';
import { nfoActors, nfoDate, nfoIds, nfoMinutes, nfoNames, nfoNumber, nfoRating } from './nfo';
import { childText, xmlChildren, xmlRecords } from './xml';

const MAX_LENGTH = 100_000;

const PATTERNS: Readonly<Record<keyof Ids, RegExp>> = {
  imdb: /imdb\.[a-z]{2,3}\/(?:[a-z]{2}\/)?title\/(tt\d{5,10})/gi,
  tmdb: /themoviedb\.org\/(?:movie|tv)\/(\d{1,9})/gi,
  tvdb: /thetvdb\.com\/[^\s"'<>]{0,60}[?&](?:series)?id=(\d{1,9})/gi,
};

/** Returns the ids in URLs of film pages. Returns null if there are none, or if they belong to several films. */
function idsOfAddresses(text: string): Ids | null {
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

const KINDS: Readonly<Record<string, NfoRecord['kind']>> = {
  movie: 'movie',
  tvshow: 'tvshow',
  episodedetails: 'episode',
  season: 'season',
};

const MAX = { title: 300, text: 4000, short: 300, certificate: 40, name: 120 } as const;

/**
 * Reads an NFO file: the XML of media centers, or the URL of a film's page.
 * @returns null for other content, such as the ASCII art that release groups put into such files
 */
export function readNfo(text: string): Nfo | null {
  const [first, ...more] = xmlRecords(text, Object.keys(KINDS)).map(({ name, record }) =>
    readRecord(KINDS[name] ?? null, record),
  );
  const ids = idsOfAddresses(text);
  if (first !== undefined) return { ...first, ids: hasIds(first.ids) ? first.ids : (ids ?? first.ids), more };
  return ids === null ? null : { ...readRecord(null, {}), ids, more: [] };
}

function readRecord(kind: NfoRecord['kind'], record: UnknownRecord): NfoRecord {
  const premiered = nfoDate(record, 'premiered', 'aired', 'releasedate');
  return {
    kind,
    ids: nfoIds(record),
    title: childText(record, MAX.title, 'title', 'name'),
    originalTitle: childText(record, MAX.title, 'originaltitle'),
    year: nfoNumber(record, 1870, 2200, 'year') ?? (premiered === null ? null : Number(premiered.slice(0, 4))),
    premiered,
    plot: childText(record, MAX.text, 'plot', 'review'),
    outline: childText(record, MAX.text, 'outline'),
    tagline: childText(record, MAX.short, 'tagline'),
    runtime: nfoMinutes(record),
    rating: nfoRating(record),
    genres: nfoNames(record, (text) => text.split(/ *[/,|;] */), 'genre'),
    directors: nfoNames(record, splitNames, 'director'),
    actors: nfoActors(record),
    certificate: childText(record, MAX.certificate, 'mpaa', 'certification')?.replace(/^rated /i, '') ?? null,
    season: nfoNumber(record, 0, 9999, 'season', 'seasonnumber'),
    episode: nfoNumber(record, 0, 9999, 'episode'),
    setName: setName(record),
    studios: nfoNames(record, (text) => text.split(/ +\/ +/), 'studio'),
  };
}

/** Reads `<set><name>…</name></set>`, or a `<set>` that contains only the name. */
function setName(record: UnknownRecord): string | null {
  const [set] = xmlChildren(record, 'set');
  if (!isRecord(set)) return childText(record, MAX.name, 'set');
  return (
    childText(set, MAX.name, 'name') ?? (Object.hasOwn(set, 'overview') ? null : childText(set, MAX.name, '#text'))
  );
}
