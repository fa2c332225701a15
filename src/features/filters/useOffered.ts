import { skipToken } from '@reduxjs/toolkit/query';
import { useOfferedQuery } from '@/api/tmdb/endpoints/offered';
import type { OfferedFilters } from '@/domain/filter/offeredFilters';
import type { Source } from '@/domain/record/source';
import type { TitleKind } from '@/domain/title/title';

/**
 * Returns the filters that the displayed catalogue supports: null if it supports all, undefined while they are unknown.
 * Keeps the last value while other titles load.
 */
export function useOffered(kind: TitleKind, source: Source | null): OfferedFilters | null | undefined {
  const asked = source === null || source === 'tmdb' ? skipToken : { kind, source };
  const { data } = useOfferedQuery(asked);
  return source === 'tmdb' ? null : data;
}
