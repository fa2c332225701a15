import { skipToken } from '@reduxjs/toolkit/query';
import { useKeywordQuery } from '@/api/tmdb/endpoints/keywords';
import type { ActiveFilter } from './activeFilters';

/** What a filter is called; a keyword's name comes from whoever numbered it. */
export function FilterLabel({ filter: { label, keyword } }: { filter: ActiveFilter }) {
  const { data } = useKeywordQuery(keyword ?? skipToken);
  return <bdi>{data?.name ?? label}</bdi>;
}
