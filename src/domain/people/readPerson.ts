import { readDate } from '@/lib/date';
import type { UnknownRecord } from '@/lib/json';
import { isRecord } from '@/lib/json';
import { cleanText } from '@/lib/text';
import { findTranslation } from '../record/findTranslation';
import type { Person } from './person';
import { readText } from '../record/readFields';
import { readLinks } from '../record/readLinks';
import { knownFor, readCredits } from './readCredits';
import { readPersonName } from './readPersonName';
import { readTitles } from '../title/readTitle';
import type { Source } from '../record/source';

const MAX = { biography: 6000, place: 200, department: 60 } as const;

/**
 * Reads the details of a person. Null without an id or a name, and if TMDB marks the person as adult.
 * @param language the requested language, BCP 47
 */
export function readPerson(raw: unknown, source: Source, language: string): Person | null {
  if (!isRecord(raw) || (source === 'tmdb' && raw.adult === true)) return null;
  const name = readPersonName(raw, source);
  const { id = null } = name ?? {};
  if (!name || id === null) return null;
  const credits = readCredits(raw, source);
  const department = readText(raw, MAX.department, 'known_for_department', 'department');
  const named = readTitles(raw.known_for, undefined, source) ?? [];
  return {
    ...name,
    id,
    ...readBiography(raw, language),
    born: readDate(raw.birthday),
    died: readDate(raw.deathday),
    birthplace: readText(raw, MAX.place, 'place_of_birth', 'birthplace'),
    department,
    knownFor: named.length > 0 ? named : knownFor(raw, department, source),
    credits,
    links: readLinks(raw, 'person', source),
  };
}

function readBiography(raw: UnknownRecord, language: string): Pick<Person, 'biography' | 'biographyLanguage'> {
  const own = cleanText(raw.biography, MAX.biography);
  const other = own === '' ? findTranslation(raw, language, 'biography') : null;
  return {
    biography: other ? cleanText(other.texts.biography, MAX.biography) : own,
    biographyLanguage: other?.language ?? null,
  };
}
