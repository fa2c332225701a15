import type { Source } from '@/domain/record/source';
import { isSource } from '@/domain/record/source';
import { isRecord } from '@/lib/json';

/** Returns the source of the data in a cache entry. The source of an infinite list is that of its first page. */
export function dataSource(data: unknown): Source | undefined {
  const list: unknown = isRecord(data) && Array.isArray(data.pages) ? data.pages[0] : data;
  return isRecord(list) && isSource(list.source) ? list.source : undefined;
}
