import { readImageRef } from '@/lib/imageRef';
import { firstField, isRecord } from '@/lib/json';
import { cleanText } from '@/lib/text';
import type { FoundPerson } from './foundPerson';
import { readTitle, readTitleId } from './readTitle';
import type { Source } from './source';

const MAX = { name: 300, department: 100, knownFor: 3 } as const;

/** Reads somebody out of an answer to a search; null without an id or a name, and for whom nobody should be shown. */
export function readFoundPerson(raw: unknown, source: Source): FoundPerson | null {
  if (!isRecord(raw) || raw.adult === true) return null;
  const id = readTitleId(firstField(raw, 'id'));
  const name = cleanText(firstField(raw, 'name', 'Name'), MAX.name);
  if (id === null || name === '') return null;
  const known = firstField(raw, 'known_for');
  const titles = (Array.isArray(known) ? known.slice(0, 20) : []).flatMap((record: unknown) => {
    const isAdult = isRecord(record) && record.adult === true;
    return isAdult ? [] : (readTitle(record, undefined, source)?.title ?? []);
  });
  const department = cleanText(firstField(raw, 'known_for_department', 'department'), MAX.department);
  return {
    id,
    source,
    name,
    portrait: readImageRef(firstField(raw, 'profile_path', 'portrait')),
    department: department === '' ? null : department,
    knownFor: [...new Set(titles)].slice(0, MAX.knownFor),
  };
}
