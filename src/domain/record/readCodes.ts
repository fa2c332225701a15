import { isRecord } from '@/lib/json';

const MAX_CODES = 60;

/** ISO 3166-1, upper case; null for anything else. */
export const readCountry = (value: unknown): string | null =>
  typeof value === 'string' && /^[a-z]{2}$/i.test(value) ? value.toUpperCase() : null;

/** ISO 639-1, lower case; null for anything else, and for TMDB's `xx`, which is no language. */
export const readLanguage = (value: unknown): string | null =>
  typeof value === 'string' && /^[a-z]{2,3}$/i.test(value) && value.toLowerCase() !== 'xx' ? value.toLowerCase() : null;

/**
 * The codes of several lists, each once: bare ones, or those of a list's records.
 * @param field the records' field
 */
export function readCodes(read: (value: unknown) => string | null, field: string, ...lists: unknown[]): string[] {
  const codes = lists.flatMap((list) =>
    Array.isArray(list)
      ? list.slice(0, MAX_CODES).flatMap((entry: unknown) => read(isRecord(entry) ? entry[field] : entry) ?? [])
      : [],
  );
  return [...new Set(codes)];
}
