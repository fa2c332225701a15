import { isSampleResponse } from '@/api/client/isSampleResponse';
import { readFoundPerson, saysPerson } from '@/domain/people/foundPerson';
import { LIST_FIELDS, readList } from '@/domain/title/readTitle';
import type { UnknownRecord } from '@/lib/json';
import { firstField, isRecord } from '@/lib/json';
import { cleanText } from '@/lib/text';
import type { CheckContext, Entry } from './checkContext';
import { checkPictures } from './checkPictures';
import { checkTitle, sayOfPart } from './checkTitle';
import type { JsonPath } from './finding';
import type { ListPath } from './lists';
import type { OpenFile } from './openFile';
import { SCHEMAS, violations } from './violations';

/** The maximum number of records that the app reads from one response. */
export const MAX_RECORDS = SCHEMAS.list.$defs.records.maxItems;

/** Returns the records of a response and their path, or null if it contains no list. */
export function recordsOf({ value }: OpenFile): { records: readonly unknown[]; at: JsonPath } | null {
  const records = readList(value);
  if (!records) return null;
  const wrapper = LIST_FIELDS.find((name) => isRecord(value) && Object.hasOwn(value, name) && value[name] === records);
  return { records, at: wrapper === undefined ? [] : [wrapper] };
}

/** Checks one page of a list. */
export function checkPage(file: OpenFile, list: ListPath, checking: CheckContext): Entry[] {
  const found = recordsOf(file);
  if (!found) return [];
  const { records, at } = found;
  checking.pages.push({ file, list: list.path, isSample: isSampleResponse(file.value) });
  if (records.length > MAX_RECORDS)
    file.say({
      severity: 'error',
      rule: 'too-many',
      path: at,
      problem: `has ${records.length} records`,
      effect: `the app shows the first ${MAX_RECORDS} of one page; split the list into pages that are linked by 'next'`,
    });
  const entries = records.flatMap((record, index): Entry[] => {
    const path = [...at, index];
    const number = index + 1;
    // A search can find people too.
    const person = list.hasPeople && saysPerson(record) ? readFoundPerson(record, 'product') : null;
    if (person) {
      for (const fault of violations(record, SCHEMAS.search.$defs.person).map(sayOfPart))
        file.say({ ...fault, path: [...path, ...fault.path] }, { number, title: person.name });
      return [];
    }
    const { title, faults } = checkTitle(record, { ...checking, kind: list.kind });
    const all = [...faults, ...(isRecord(record) ? checkPictures(record, checking.source) : [])];
    const name = { number, title: title?.title ?? writtenTitle(record) };
    for (const fault of all) file.say({ ...fault, path: [...path, ...fault.path] }, name);
    return title ? [{ file, list: list.path, number, path, record: record as UnknownRecord, title }] : [];
  });
  checking.entries.push(...entries);
  return entries;
}

/** Returns the title in a record that the app leaves out. */
const writtenTitle = (record: unknown): string | null =>
  (isRecord(record) && cleanText(firstField(record, 'title', 'Title', 'name', 'Name'), 100)) || null;
