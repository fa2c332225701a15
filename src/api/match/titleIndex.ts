import type { Title, WantedTitle } from '@/domain/title/title';
import { forEachChunked } from '@/lib/yieldToMain';
import { saidReferences } from '../search/saidReferences';
import type { SearchEntry } from '../search/searchEntry';
import { bestOf, isNamed, nameOf } from './bestOf';

/** Creates an index of a list in memory. It finds titles by an id, or by name and year. */
export async function titleIndex(entries: readonly SearchEntry[]): Promise<(wanted: WantedTitle) => Title | null> {
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
    const { imdb, tmdb } = saidReferences(entry);
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
