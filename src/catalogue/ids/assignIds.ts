import type { Identity } from './identity';
import { identityKeys, keyWithoutYear } from './identity';
import { slugOf } from './slugOf';

export interface Assigned {
  /** In the order of what was given. */
  ids: string[];
  /** For the next run. */
  known: Record<string, string>;
}

/**
 * Gives each title its id: the one that it had, by whatever it is known by, else one of its name. What is known by its
 * number is served first, so that a renamed film keeps its id before a new one of that name takes it.
 */
export function assignIds(titles: readonly Identity[], before: Readonly<Record<string, string>>): Assigned {
  const keys = titles.map(identityKeys);
  const ids = new Map<number, string>();
  const taken = new Set<string>();
  const depth = Math.max(0, ...keys.map((list) => list.length));
  // What two of them share (a name, a size) tells neither from the other.
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
  // A title whose year was not known before, unless two of them could be meant.
  const yearless = titles.map((title, index) => (ids.has(index) ? null : keyWithoutYear(title)));
  const ambiguous = new Set(repeated(yearless.filter((key) => key !== null)));
  for (const [index, key] of yearless.entries()) {
    const id = key === null || ambiguous.has(key) ? undefined : before[key];
    if (id !== undefined && !taken.has(id)) give(index, id);
  }
  // Titles of one name: in the order of their paths, as they came, with what they had.
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

/** A number is no id here: it would be the same as another catalogue's. */
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
