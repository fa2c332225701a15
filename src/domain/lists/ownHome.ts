import { compareText } from '@/lib/formats/lists';
import type { CollectionName } from '../collections/collection';
import { readCollectionName } from '../collections/readCollection';
import type { Clip } from '../title/clip';
import { readClip } from '../title/clip';
import type { Title } from '../title/title';
import { titleKey } from '../title/title';
import type { TitleEntry } from '../title/titleEntry';
import { byRelease } from '../title/releaseOrder';
import type { Genre } from './genre';

/** A row that every catalogue can have, or the row of a collection or genre with its name. */
type RowHead = { id: 'added' | 'latest' | 'series'; name: null } | { id: string; name: string };

/** A row of home. */
export type OwnRow = RowHead & {
  titles: readonly Title[];
  /** The collection whose movies the row shows. */
  collection?: CollectionName;
};

/** A title of the hero, with its own clip. */
export interface HeroTitle {
  title: Title;
  clip: Clip | null;
}

/** The sections of home for an own catalogue. A row without titles is left out. */
export interface OwnHome {
  hero: readonly HeroTitle[];
  added: readonly OwnRow[];
  collections: readonly OwnRow[];
  genres: readonly OwnRow[];
  series: readonly OwnRow[];
}

interface OwnLists {
  entries: readonly TitleEntry[];
  /** The titles of home's movie list. */
  movieList: readonly Title[];
  /** The titles that the deployer chose for the hero; null without a choice. */
  chosen: readonly Title[] | null;
}

const MAX = { hero: 5, row: 14, series: 20, collections: 4, genres: 8 } as const;

/** A row with fewer titles looks like a mistake. */
const MIN_ROW = 4;

/** The limit for each title. A home page with many repeats makes a small catalogue look even smaller. */
const MAX_APPEARANCES = 2;

/** Lays out home for an own catalogue of any size, each title at most twice. */
export function ownHome({ entries, movieList, chosen }: OwnLists): OwnHome {
  const appearances = new Map<string, number>();
  const hasRoom = (title: Title) => (appearances.get(titleKey(title)) ?? 0) < MAX_APPEARANCES;
  const place = (titles: readonly Title[]) => {
    for (const title of titles) appearances.set(titleKey(title), (appearances.get(titleKey(title)) ?? 0) + 1);
    return titles;
  };
  /** Returns a row of the titles that have not appeared too often. Returns none if they are too few. */
  const row = (head: RowHead, titles: readonly Title[], most: number = MAX.row): OwnRow[] => {
    const shown = titles.filter(hasRoom).slice(0, most);
    return shown.length < MIN_ROW ? [] : [{ ...head, titles: place(shown) }];
  };

  const series = entries.map(({ title }) => title).filter(({ kind }) => kind === 'tv');
  const hero = place(
    (chosen ?? newestFirst([...movieList, ...series])).filter(({ backdrop }) => backdrop !== null).slice(0, MAX.hero),
  );
  place(movieList);
  // No other list of home has the series, so a row with a single one is shown as well.
  const seriesTitles = place(newestFirst(series).slice(0, MAX.series));
  const collections = collectionRows(entries, hasRoom).map((row) => ({ ...row, titles: place(row.titles) }));
  const added = addedFirst(entries);
  const addedCount = Math.min(MAX.row, Math.max(MIN_ROW, Math.floor(entries.length / 3)));
  const clips = new Map(entries.map(({ record, title }) => [titleKey(title), readClip(record.clip)]));
  return {
    hero: hero.map((title) => ({ title, clip: clips.get(titleKey(title)) ?? null })),
    collections,
    added: row({ id: added.hasTimes ? 'added' : 'latest', name: null }, added.titles, addedCount),
    genres: genresOf(entries)
      .flatMap(({ id, name }) =>
        row(
          { id: `genre-${id}`, name },
          newestFirst(entries.flatMap(({ title }) => (title.genreIds.includes(id) ? title : []))),
        ),
      )
      .slice(0, MAX.genres),
    series: seriesTitles.length > 0 ? [{ id: 'series', name: null, titles: seriesTitles }] : [],
  };
}

/** Returns the genres of titles, the most frequent first. */
export function genresOf(entries: readonly TitleEntry[]): Genre[] {
  const found = new Map<number, Genre & { count: number }>();
  for (const { title } of entries)
    // In an own catalogue, each genre id has its name at the same index.
    title.genreIds.forEach((id, index) => {
      const name = title.genres[index];
      if (name !== undefined) found.set(id, { id, name, count: (found.get(id)?.count ?? 0) + 1 });
    });
  return [...found.values()]
    .sort((a, b) => b.count - a.count || compareText(a.name, b.name))
    .map(({ id, name }) => ({ id, name }));
}

/** Returns the titles with the newest first. Titles without a date and a year come last. */
const newestFirst = (titles: readonly Title[]): Title[] => {
  const isDated = ({ releaseDate, year }: Title) => releaseDate !== null || year !== null;
  return [...titles].sort((a, b) => Number(isDated(b)) - Number(isDated(a)) || byRelease(b, a));
};

/** Returns the collections with at least two movies, if all of them may appear once more. */
function collectionRows(entries: readonly TitleEntry[], hasRoom: (title: Title) => boolean): OwnRow[] {
  const found = new Map<string, { collection: CollectionName; titles: Title[] }>();
  for (const { record, title } of entries) {
    const collection = readCollectionName(record, 'product');
    if (!collection) continue;
    const key = String(collection.id);
    found.set(key, { collection, titles: [...(found.get(key)?.titles ?? []), title] });
  }
  return [...found]
    .filter(([, { titles }]) => titles.length > 1 && titles.every(hasRoom))
    .slice(0, MAX.collections)
    .map(([key, { collection, titles }]) => ({
      id: `collection-${key}`,
      name: collection.name,
      titles: titles.sort(byRelease).slice(0, MAX.row),
      collection,
    }));
}

/**
 * Returns the titles by the time at which they were added, according to their records. If no record has it, sorts by
 * release date.
 */
function addedFirst(entries: readonly TitleEntry[]): { hasTimes: boolean; titles: Title[] } {
  const timeOf = ({ record }: TitleEntry) => (typeof record.added_at === 'string' ? Date.parse(record.added_at) : NaN);
  const dated = entries.map((entry) => ({ title: entry.title, time: timeOf(entry) }));
  const known = dated.filter(({ time }) => !Number.isNaN(time));
  return known.length > 0
    ? { hasTimes: true, titles: known.sort((a, b) => b.time - a.time).map(({ title }) => title) }
    : { hasTimes: false, titles: newestFirst(entries.map(({ title }) => title)) };
}
