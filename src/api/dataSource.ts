import type { Source } from '@/domain/record/source';
import { isSource } from '@/domain/record/source';
import { isRecord } from '@/lib/json';

/** Who answered, as the data of a cache entry says it: a list does itself, pages by the first of them. */
export function dataSource(data: unknown): Source | undefined {
  const list: unknown = isRecord(data) && Array.isArray(data.pages) ? data.pages[0] : data;
  return isRecord(list) && isSource(list.source) ? list.source : undefined;
}
