import { readList } from '@/domain/title/readTitle';
import { isRecord } from '@/lib/json';
import { nextPath } from '../client/nextPath';
import type { ProductClient } from '../client/productClient';
import { isSampleResponse } from '../client/isSampleResponse';

/** The pages of a list that were read, as one page. */
export interface PagesRead {
  results: unknown[];
  /** The path of the next page. */
  next: string | null;
  /** Whether all records are samples. Another catalogue has priority over them. */
  sample: boolean;
  /** The number of records on all pages. Undefined if the response does not contain it. */
  total_results?: unknown;
}

interface PagesWanted {
  /** The path of the first page, below the product API. */
  path: string;
  /** Stops at the end of the page on which this number of records is reached. */
  enough: number;
}

/** Ends a chain of pages that never ends because of a server error. */
const MAX_PAGES = 500;

/** The limit of records of one page. A larger catalogue needs a server that searches. */
export const MAX_RECORDS = 20_000;

/** Reads page after page along `next`, until there are enough records. Rejects if a page cannot be loaded. */
export async function readPages(getPage: ProductClient['getPage'], { path, enough }: PagesWanted): Promise<PagesRead> {
  const seen = new Set<string>();
  const results: unknown[] = [];
  let next: string | null = path;
  let sample = true;
  let total: unknown;
  while (next !== null && !seen.has(next) && seen.size < MAX_PAGES && results.length < enough) {
    seen.add(next);
    const page = await getPage(next);
    const records = readList(page)?.slice(0, MAX_RECORDS);
    if (!records) throw new TypeError('A page is not a list');
    results.push(...records);
    sample &&= isSampleResponse(page);
    if (isRecord(page)) total = page.total_results;
    next = nextPath(page, next);
  }
  return { results, next: next !== null && seen.has(next) ? null : next, sample, total_results: total };
}
