import type { UnknownRecord } from '@/lib/json';
import { isRecord } from '@/lib/json';
import { cleanText } from '@/lib/text';
import { decodeEntities } from './decodeEntities';

/** Returns the children with a name as a list, because the parser returns a single child without a list. */
export function xmlChildren(record: UnknownRecord, name: string): unknown[] {
  const value = Object.hasOwn(record, name) ? record[name] : undefined;
  if (value === undefined) return [];
  return Array.isArray(value) ? value.slice(0, 500) : [value];
}

/** Returns the text of an element with decoded entities, or null if it is empty. */
export function xmlText(value: unknown, max: number): string | null {
  const text = isRecord(value) && Object.hasOwn(value, '#text') ? value['#text'] : value;
  return typeof text === 'string' ? cleanText(decodeEntities(text.slice(0, max * 8)), max) || null : null;
}

/** Returns the first non-empty text of the children with one of the names. */
export function childText(record: UnknownRecord, max: number, ...names: string[]): string | null {
  for (const name of names) {
    for (const child of xmlChildren(record, name)) {
      const text = xmlText(child, max);
      if (text !== null) return text;
    }
  }
  return null;
}
