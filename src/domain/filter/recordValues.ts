import type { UnknownRecord } from '@/lib/json';
import { isRecord } from '@/lib/json';

/** Reads a number, or a number in a text, which own lists may contain: `1200`, `"1200"`. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

export const languageOf = ({ original_language: language }: UnknownRecord): string | null =>
  typeof language === 'string' ? language.slice(0, 2).toLowerCase() : null;

/** Returns the ids of keywords: bare, in keyword records, or wrapped as in a details response. */
export function keywordIds({ keywords }: UnknownRecord): readonly unknown[] {
  const listed = isRecord(keywords) ? (keywords.keywords ?? keywords.results) : keywords;
  return Array.isArray(listed) ? listed.map((entry: unknown) => (isRecord(entry) ? entry.id : entry)) : [];
}
