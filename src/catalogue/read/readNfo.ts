import { splitNames } from '@/domain/people/splitNames';
import type { UnknownRecord } from '@/lib/json';
import { isRecord } from '@/lib/json';
import { hasIds } from '../ids/hasIds';
import type { Nfo, NfoRecord } from './nfo';
import { idsOfAddresses } from './idsOfAddresses';
import { nfoActors, nfoDate, nfoIds, nfoMinutes, nfoNames, nfoNumber, nfoRating } from './nfoFields';
import { childText, xmlChildren } from './xmlText';
import { xmlRecords } from './xmlRecords';

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
