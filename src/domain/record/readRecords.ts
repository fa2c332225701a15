import type { UnknownRecord } from '@/lib/json';
import { firstField, isRecord } from '@/lib/json';

/** The limit of records in a list. No screen shows more, and reading takes time. */
const MAX_RECORDS = 2000;

/**
 * Returns the records of a list, which is bare or in one of the named fields of an object. Empty if there is no list.
 */
export function readRecords(value: unknown, ...names: readonly string[]): UnknownRecord[] {
  const list = isRecord(value) ? firstField(value, ...names) : value;
  return Array.isArray(list) ? list.slice(0, MAX_RECORDS).filter(isRecord) : [];
}
