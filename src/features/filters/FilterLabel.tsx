import { skipToken } from '@reduxjs/toolkit/query';
import { useKeywordQuery } from '@/api/endpoints/keywords';
import type { ActiveFilter } from './activeFilters';

/** The label of a filter. The name of a keyword comes from the source that numbers it. */
export function FilterLabel({ filter: { label, keyword } }: { filter: ActiveFilter }) {
  const { data } = useKeywordQuery(keyword ?? skipToken);
  return <bdi>{data?.name ?? label}</bdi>;
}
