import { isRecord } from '@/lib/json';

const MAX_CODES = 60;

/** Reads an ISO 3166-1 code as upper case; null for anything else. */
export const readCountry = (value: unknown): string | null =>
  typeof value === 'string' && /^[a-z]{2}$/i.test(value) ? value.toUpperCase() : null;

/** Reads an ISO 639-1 code as lower case; null for anything else, and for TMDB's `xx`, which means no language. */
export const readLanguage = (value: unknown): string | null =>
  typeof value === 'string' && /^[a-z]{2,3}$/i.test(value) && value.toLowerCase() !== 'xx' ? value.toLowerCase() : null;

/**
 * Reads the codes of several lists without repeats. The lists contain codes or records with a code.
 * @param field the field of the records
 */
export function readCodes(read: (value: unknown) => string | null, field: string, ...lists: unknown[]): string[] {
  const codes = lists.flatMap((list) =>
    Array.isArray(list)
      ? list.slice(0, MAX_CODES).flatMap((entry: unknown) => read(isRecord(entry) ? entry[field] : entry) ?? [])
      : [],
  );
  return [...new Set(codes)];
}
