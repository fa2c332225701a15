import type { UnknownRecord } from '@/lib/json';
import { isRecord } from '@/lib/json';

/** Numbers, and numbers as own lists write them: `1200`, `"1200"`. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

export const languageOf = ({ original_language: language }: UnknownRecord): string | null =>
  typeof language === 'string' ? language.slice(0, 2).toLowerCase() : null;

/** Numbers or keywords, bare or as a detail's answer wraps them. */
export function keywordIds({ keywords }: UnknownRecord): readonly unknown[] {
  const listed = isRecord(keywords) ? (keywords.keywords ?? keywords.results) : keywords;
  return Array.isArray(listed) ? listed.map((entry: unknown) => (isRecord(entry) ? entry.id : entry)) : [];
}
