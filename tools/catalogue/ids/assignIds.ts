import { digest } from '../digest';
import type { Identity } from './identity';
import { identityKeys, keyWithoutYear } from './identity';

const MAX_LENGTH = 48;

/**
 * Returns the part of a URL that stands for a title: `amelie-2001`. Letters of other scripts have no ASCII form, so
 * such a title gets a short digest instead.
 */
export function slugOf(title: string, year: number | null): string {
  const folded = title.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('ø', 'o');
  const words = folded
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const foreign = Array.from(folded).filter((letter) => /[^a-z0-9]/i.test(letter) && /[\p{L}\p{N}]/u.test(letter));
  // An id must contain a letter. Otherwise it could equal a numeric id of another catalogue.
  const base = foreign.length * 2 > words.length || !/[a-z]/.test(words) ? codeName(title, words) : words;
  const short = base.slice(0, MAX_LENGTH).replace(/-$/, '');
  return year === null ? short : `${short}-${year}`;
}

const codeName = (title: string, words: string): string =>
  /^[\d-]+$/.test(words) ? `film-${words}` : `film-${digest(title.normalize('NFC').toLowerCase()).slice(0, 8)}`;

interface AssignedIds {
  /** The ids in the order of the titles. */
  ids: string[];
  /** The assigned ids by identity key, for the next run. */
  known: Record<string, string>;
}

/**
 * Assigns an id to each title: the id from an earlier run, found by any identity key, or a new one made from the name.
 * Stronger keys come first, so that a renamed film keeps its id and a new film of that name cannot take it.
 */
export function assignIds(titles: readonly Identity[], before: Readonly<Record<string, string>>): AssignedIds {
  const keys = titles.map(identityKeys);
  const ids = new Map<number, string>();
  const taken = new Set<string>();
  const depth = Math.max(0, ...keys.map((list) => list.length));
  // Keys that several titles share (a name, a size) do not identify a title.
  const shared = new Set(repeated(keys.flatMap((list) => [...new Set(list)])));

  const give = (index: number, id: string) => {
    ids.set(index, id);
    taken.add(id);
  };
  for (let level = 0; level < depth; level += 1)
    for (const [index, list] of keys.entries()) {
      const key = list[level];
      const id = key === undefined || ids.has(index) || shared.has(key) ? undefined : before[key];
      if (id !== undefined && !taken.has(id)) give(index, id);
    }
  // Matches titles whose year was unknown in an earlier run, unless several titles match.
  const yearless = titles.map((title, index) => (ids.has(index) ? null : keyWithoutYear(title)));
  const ambiguous = new Set(repeated(yearless.filter((key) => key !== null)));
  for (const [index, key] of yearless.entries()) {
    const id = key === null || ambiguous.has(key) ? undefined : before[key];
    if (id !== undefined && !taken.has(id)) give(index, id);
  }
  // Titles with the same name get their earlier ids in the order of the input, which is the order of their paths.
  for (const [index, list] of keys.entries()) {
    const id = ids.has(index)
      ? undefined
      : list.map((key) => before[key]).find((had) => had !== undefined && !taken.has(had));
    if (id !== undefined) give(index, id);
  }
  for (const [index, { own, title, year }] of titles.entries())
    if (!ids.has(index)) give(index, free(usableId(own) ?? slugOf(title, year), taken));

  const known: Record<string, string> = {};
  for (const [index, list] of keys.entries()) for (const key of list) known[key] ??= ids.get(index) ?? '';
  return { ids: titles.map((_, index) => ids.get(index) ?? ''), known };
}

/** Rejects numeric ids, because they could equal ids of another catalogue. */
const usableId = (own: string | null): string | null =>
  own !== null && /^[A-Za-z0-9_-]{1,64}$/.test(own) && /[A-Za-z]/.test(own) ? own : null;

function free(slug: string, taken: ReadonlySet<string>): string {
  let id = slug;
  for (let count = 2; taken.has(id); count += 1) id = `${slug}-${count}`;
  return id;
}

function repeated(list: readonly string[]): string[] {
  const seen = new Set<string>();
  return list.filter((entry) => seen.size === seen.add(entry).size);
}
