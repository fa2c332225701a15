import type { UnknownRecord } from '@/lib/json';
import { firstField, isRecord } from '@/lib/json';

/** Longer lists are cut off: no screen shows more, and reading takes time. */
const MAX_RECORDS = 2000;

/** The records of a list, bare or in one of the named fields of an object; none where it is no list. */
export function readRecords(value: unknown, ...names: readonly string[]): UnknownRecord[] {
  const list = isRecord(value) ? firstField(value, ...names) : value;
  return Array.isArray(list) ? list.slice(0, MAX_RECORDS).filter(isRecord) : [];
}
