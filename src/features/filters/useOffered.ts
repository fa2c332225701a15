import { skipToken } from '@reduxjs/toolkit/query';
import { useOfferedQuery } from '@/api/tmdb/endpoints/offered';
import type { OfferedFilters } from '@/domain/filter/offeredFilters';
import type { Source } from '@/domain/record/source';
import type { TitleKind } from '@/domain/title/title';

/** What the catalogue that is shown can be narrowed to; undefined where that is everything, or not known. */
export function useOffered(kind: TitleKind, source: Source | null): OfferedFilters | undefined {
  const asked = source === null || source === 'tmdb' ? skipToken : { kind, source };
  return useOfferedQuery(asked).currentData ?? undefined;
}
