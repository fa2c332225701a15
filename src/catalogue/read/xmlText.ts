import type { UnknownRecord } from '@/lib/json';
import { isRecord } from '@/lib/json';
import { cleanText } from '@/lib/text';
import { decodeEntities } from './decodeEntities';

/** The things in an element's children of one name, whether there is one or many. */
export function xmlChildren(record: UnknownRecord, name: string): unknown[] {
  const value = Object.hasOwn(record, name) ? record[name] : undefined;
  if (value === undefined) return [];
  return Array.isArray(value) ? value.slice(0, 500) : [value];
}

/** The text of an element, its entities read; null where it is empty. */
export function xmlText(value: unknown, max: number): string | null {
  const text = isRecord(value) && Object.hasOwn(value, '#text') ? value['#text'] : value;
  return typeof text === 'string' ? cleanText(decodeEntities(text.slice(0, max * 8)), max) || null : null;
}

/** The text of the first child of one of the names that has one. */
export function childText(record: UnknownRecord, max: number, ...names: string[]): string | null {
  for (const name of names) {
    for (const child of xmlChildren(record, name)) {
      const text = xmlText(child, max);
      if (text !== null) return text;
    }
  }
  return null;
}
