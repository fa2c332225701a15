import type { UnknownRecord } from '@/lib/json';
import { isRecord } from '@/lib/json';
import { readImageRef } from '@/lib/safeUrls';
import type { Ids } from '../scanResult';
import { hoursAndMinutes, ofTen } from './figures';
import { childText, xmlChildren, xmlText } from './xml';

/** The metadata of a film, a series, an episode or a season in an NFO file. */
export interface NfoRecord {
  /** The kind of the record. Null if the file contains only a URL. */
  kind: 'movie' | 'tvshow' | 'episode' | 'season' | null;
  ids: Ids;
  title: string | null;
  originalTitle: string | null;
  year: number | null;
  /** The date of the first showing or broadcast as `YYYY-MM-DD`. */
  premiered: string | null;
  plot: string | null;
  outline: string | null;
  tagline: string | null;
  /** The running time in minutes. */
  runtime: number | null;
  /** The rating, from 0 to 10. */
  rating: number | null;
  genres: string[];
  directors: string[];
  actors: NfoActor[];
  certificate: string | null;
  season: number | null;
  episode: number | null;
  setName: string | null;
  studios: string[];
}

interface NfoActor {
  name: string;
  role: string | null;
  /** A URL on the web. */
  thumb: string | null;
}

export interface Nfo extends NfoRecord {
  /** The records of further episodes in the same file. */
  more: NfoRecord[];
}

const MAX = { name: 120, actors: 60, list: 30 } as const;

const number = (text: string | null): number => (text === null ? Number.NaN : Number(text.replace(',', '.')));

/** Reads a whole number from `min` to `max`. */
export function nfoNumber(record: UnknownRecord, min: number, max: number, ...names: string[]): number | null {
  const value = number(childText(record, 20, ...names));
  return Number.isInteger(value) && value >= min && value <= max ? value : null;
}

/** Reads a date as `YYYY-MM-DD`. */
export function nfoDate(record: UnknownRecord, ...names: string[]): string | null {
  const [date] = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(childText(record, 40, ...names) ?? '') ?? [];
  if (date === undefined || Number.isNaN(Date.parse(date))) return null;
  return new Date(date).toISOString().startsWith(date) && !date.startsWith('0') ? date : null;
}

/** Reads the ids whose origin is known by their type or their form. Only ids of IMDb begin with `tt`. */
export function nfoIds(record: UnknownRecord): Ids {
  const idsByType = new Map<string, string>();
  for (const child of xmlChildren(record, 'uniqueid')) {
    const type = isRecord(child) && typeof child['@type'] === 'string' ? child['@type'].trim().toLowerCase() : '';
    const id = xmlText(child, 20);
    if (id !== null && !idsByType.has(type)) idsByType.set(type, id);
  }
  const idOf = (type: string) => idsByType.get(type) ?? childText(record, 20, `${type}id`, `${type}_id`) ?? '';
  const bare = xmlChildren(record, 'id').map((child) => xmlText(child, 20) ?? '');
  const isImdb = (id: string) => /^tt\d{5,10}$/.test(id);
  return {
    imdb: [idOf('imdb'), ...idsByType.values(), ...bare].find(isImdb) ?? null,
    tmdb: idNumber(idOf('tmdb')),
    tvdb: idNumber(idOf('tvdb')),
  };
}

const idNumber = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** Reads names. Each name may have its own element, or one element may contain several. */
export function nfoNames(record: UnknownRecord, split: (text: string) => string[], ...names: string[]): string[] {
  const texts = names.flatMap((name) => xmlChildren(record, name).flatMap((child) => xmlText(child, 400) ?? []));
  const tidy = texts
    .flatMap(split)
    .map((name) => name.trim().slice(0, MAX.name))
    .filter((name) => name !== '');
  return Array.from(new Set(tidy)).slice(0, MAX.list);
}

/** Reads a rating out of 10. The default rating takes priority, and then the first valid one. */
export function nfoRating(record: UnknownRecord): number | null {
  const all = xmlChildren(record, 'ratings').flatMap((ratings) =>
    isRecord(ratings) ? xmlChildren(ratings, 'rating') : [],
  );
  const records = all.filter(isRecord);
  const isDefault = (one: UnknownRecord) => one['@default'] === 'true';
  for (const one of [...records.filter(isDefault), ...records.filter((other) => !isDefault(other))]) {
    const most = typeof one['@max'] === 'string' ? Number(one['@max']) : 10;
    const rating = ofTen(number(childText(one, 20, 'value')), most);
    if (rating !== null) return rating;
  }
  return ofTen(number(childText(record, 20, 'rating')), 10);
}

/** Reads the running time: `117`, `117 min`, `1h 57m`. */
export function nfoMinutes(record: UnknownRecord): number | null {
  const text = childText(record, 20, 'runtime') ?? '';
  const total = hoursAndMinutes(text) ?? Number.parseInt(text, 10);
  return total > 0 && total < 10_000 ? total : null;
}

/** Reads the actors in their order. */
export function nfoActors(record: UnknownRecord): NfoActor[] {
  const actors = xmlChildren(record, 'actor')
    .filter(isRecord)
    .map((actor, index) => ({ actor, order: nfoNumber(actor, 0, 9999, 'order', 'sortorder') ?? index }))
    .toSorted((a, b) => a.order - b.order);
  return actors.slice(0, MAX.actors).flatMap(({ actor }): NfoActor[] => {
    const name = childText(actor, MAX.name, 'name');
    const thumb = readImageRef(childText(actor, 2048, 'thumb'));
    const isWeb = thumb?.startsWith('https://') === true;
    return name === null ? [] : [{ name, role: childText(actor, MAX.name, 'role'), thumb: isWeb ? thumb : null }];
  });
}
