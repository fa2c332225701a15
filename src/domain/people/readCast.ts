import type { UnknownRecord } from '@/lib/json';
import { firstField } from '@/lib/json';
import type { CastMember } from './person';
import { splitNames } from './splitNames';
import { readText } from '../record/readFields';
import { personKey, readPersonName } from './readPersonName';
import { readRecords } from '../record/readRecords';
import type { Source } from '../record/source';

const MAX = { role: 200, cast: 300, written: 2000 } as const;

/** Reads the roles of a person. For all seasons of a series there may be several, the most frequent first. */
export function readRoles(raw: UnknownRecord): string[] {
  const entries = [raw, ...readRecords(raw.roles)];
  return entries.flatMap((entry) => readText(entry, MAX.role, 'character', 'role') ?? []);
}

/** Reads the cast in the order of the record, each person once with all their roles. */
export function readCast(raw: UnknownRecord, source: Source): CastMember[] {
  const cast = new Map<string, { person: CastMember; roles: Set<string> }>();
  for (const entry of castEntries(raw)) {
    const person = readPersonName(entry, source);
    if (!person) continue;
    const known = cast.get(personKey(person)) ?? { person: { ...person, role: null }, roles: new Set() };
    for (const role of readRoles(entry)) known.roles.add(role);
    cast.set(personKey(person), known);
    if (cast.size === MAX.cast) break;
  }
  return [...cast.values()].map(({ person, roles }) => ({ ...person, role: joined(roles) }));
}

/**
 * Returns the cast entries of a record. TMDB's entries for the whole series have priority over those of its last
 * season.
 */
export function castEntries(raw: UnknownRecord): UnknownRecord[] {
  const [first = []] = [raw.aggregate_credits, raw.credits, raw.cast]
    .map((list) => readRecords(list, 'cast'))
    .filter((list) => list.length > 0);
  return first.length > 0 ? first : writtenNames(firstField(raw, 'Actors', 'cast'));
}

/** Reads names from a single text, as OMDb and spreadsheets write them, or from a list of names. */
export function writtenNames(value: unknown): { name: string }[] {
  const names = typeof value === 'string' ? splitNames(value.slice(0, MAX.written)) : value;
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string').map((name) => ({ name })) : [];
}

function joined(roles: Iterable<string>): string | null {
  const text = [...roles].join(' / ');
  return text === '' ? null : Array.from(text).slice(0, MAX.role).join('');
}
