import type { Title, WantedTitle } from '@/domain/title/title';
import { articleFirst } from '@/lib/articleFirst';
import { tokenize } from '@/lib/searchText';
import { forEachChunked } from '@/lib/forEachChunked';
import { externalIdsOf } from '../search/findByReference';
import type { TitleEntry } from '@/domain/title/titleEntry';

/** Two sites may differ by one year, because one dates the festival and the other the release. */
const YEARS_APART = 1;

/**
 * Returns a name in a form that can be compared between lists: normalized, with its article first, and without
 * punctuation.
 */
export const nameOf = (text: string): string => tokenize(articleFirst(text)).join(' ').replaceAll('’', "'");

/** Returns whether a title has a name, as its title or its original title. */
export const isNamed = ({ title, originalTitle }: Title, name: string): boolean =>
  name !== '' && (nameOf(title) === name || (originalTitle !== null && nameOf(originalTitle) === name));

/**
 * Returns the title of the year, or of an adjacent year. Without a year, returns the title only if it is the only
 * candidate.
 * @param candidates titles that have the name
 */
export function bestOf(candidates: readonly Title[], { year, kind }: WantedTitle): Title | null {
  const ofKind = candidates.filter((title) => kind === null || title.kind === kind);
  if (year === null) return ofKind.length === 1 ? (ofKind[0] ?? null) : null;
  const apart = (title: Title) => Math.abs((title.year ?? Infinity) - year);
  const near = ofKind.filter((title) => apart(title) <= YEARS_APART).sort((a, b) => apart(a) - apart(b));
  return near[0] ?? null;
}

/** Creates an index of a list in memory. It finds titles by an id, or by name and year. */
export async function titleIndex(entries: readonly TitleEntry[]): Promise<(wanted: WantedTitle) => Title | null> {
  const byImdb = new Map<unknown, Title>();
  const byTmdb = new Map<number, Title[]>();
  const byName = new Map<string, Title[]>();
  const add = <Key>(map: Map<Key, Title[]>, key: Key, title: Title) => {
    const others = map.get(key);
    if (others) others.push(title);
    else map.set(key, [title]);
  };
  await forEachChunked(entries, (entry) => {
    const { title } = entry;
    const { imdb, tmdb } = externalIdsOf(entry);
    byImdb.set(imdb, title);
    if (tmdb > 0) add(byTmdb, tmdb, title);
    for (const name of new Set([title.title, title.originalTitle ?? ''].map(nameOf))) add(byName, name, title);
  });
  return (wanted) => {
    const { imdb, tmdb, title, kind } = wanted;
    const ofNumber = tmdb === null ? [] : (byTmdb.get(tmdb) ?? []);
    const numbered = ofNumber.find((one) => (kind === null ? isMeant(one, wanted) : one.kind === kind));
    const named = title === '' ? [] : (byName.get(nameOf(title)) ?? []);
    return (imdb === null ? undefined : byImdb.get(imdb)) ?? numbered ?? bestOf(named, wanted);
  };
}

/** Returns whether a title that has the id, but no known kind, is the wanted one: the name or the year must agree. */
const isMeant = (found: Title, { title, year }: WantedTitle): boolean =>
  title === '' || isNamed(found, nameOf(title)) || (year !== null && found.year === year);
