import { firstField, isRecord } from '@/lib/json';
import { readText } from '../record/readFields';
import type { Source } from '../record/source';
import { readTitle } from '../title/readTitle';
import type { TitleId } from '../title/title';
import type { PersonName } from './person';
import { readPersonName } from './readPersonName';

/** A person in a search result. */
export interface FoundPerson extends PersonName {
  id: TitleId;
  /** `Acting`, `Directing`, … */
  department: string | null;
  /** The names of titles with the person. */
  knownFor: string[];
}

const MAX = { department: 100, titles: 20, knownFor: 3 } as const;

/** Returns whether a record of a response with mixed kinds is a person. */
export const saysPerson = (record: unknown): boolean =>
  isRecord(record) && [record.media_type, record.kind].includes('person');

/** Reads a person in a search response. Null without a name or an id, and for adult content. */
export function readFoundPerson(raw: unknown, source: Source): FoundPerson | null {
  if (!isRecord(raw) || raw.adult === true) return null;
  const person = readPersonName(raw, source);
  const id = person?.id ?? null;
  if (person === null || id === null) return null;
  const known = firstField(raw, 'known_for');
  const titles = (Array.isArray(known) ? known.slice(0, MAX.titles) : []).flatMap((record: unknown) => {
    const isAdult = isRecord(record) && record.adult === true;
    return isAdult ? [] : (readTitle(record, undefined, source)?.title ?? []);
  });
  return {
    ...person,
    id,
    department: readText(raw, MAX.department, 'known_for_department', 'department'),
    knownFor: [...new Set(titles)].slice(0, MAX.knownFor),
  };
}
