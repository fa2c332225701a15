import type { UnknownRecord } from '@/lib/json';
import { isRecord } from '@/lib/json';
import { cleanText } from '@/lib/text';

const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);

/** The things in an element's children of one name, whether there is one or many. */
export function xmlChildren(record: UnknownRecord, name: string): unknown[] {
  const value = Object.hasOwn(record, name) ? record[name] : undefined;
  if (value === undefined) return [];
  return Array.isArray(value) ? value.slice(0, 500) : [value];
}

/** The text of an element, its entities read; null where it is empty. */
export function xmlText(value: unknown, max: number): string | null {
  const text = isRecord(value) && Object.hasOwn(value, '#text') ? value['#text'] : value;
  return typeof text === 'string' ? cleanText(decoded(text.slice(0, max * 8)), max) || null : null;
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

const decoded = (text: string) =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi,
    (entity, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return NAMED.get(name) ?? entity;
      return character(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)) ?? entity;
    },
  );

const character = (code: number) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : null);
