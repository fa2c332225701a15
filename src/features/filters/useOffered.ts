import { skipToken } from '@reduxjs/toolkit/query';
import { useOfferedQuery } from '@/api/tmdb/endpoints/offered';
import type { OfferedFilters } from '@/domain/filter/offeredFilters';
import type { Source } from '@/domain/record/source';
import type { TitleKind } from '@/domain/title/title';

/**
 * What the catalogue that is shown can be narrowed to: null where that is everything, undefined as long as nobody knows.
 * What was known stays while another filter's titles are on their way.
 */
export function useOffered(kind: TitleKind, source: Source | null): OfferedFilters | null | undefined {
  const asked = source === null || source === 'tmdb' ? skipToken : { kind, source };
  const { data } = useOfferedQuery(asked);
  return source === 'tmdb' ? null : data;
}
