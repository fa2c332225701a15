import { readList } from '@/domain/title/readTitle';
import { isRecord } from '@/lib/json';
import type { ProductAccess } from './askProduct';
import { isSampleAnswer } from './sampleMark';

/** As many pages of a list as were asked for, as one. */
export interface PagesRead {
  results: unknown[];
  /** The path of the page that follows. */
  next: string | null;
  /** The records are the samples': another catalogue goes before them. */
  sample: boolean;
  /** How many there are on all pages; where an answer says so. */
  total_results?: unknown;
}

interface PagesWanted {
  /** The page to begin with, below the product API. */
  path: string;
  /** So many are enough to stop at the end of a page. */
  enough: number;
}

/** A chain that never ends, by a server's fault, is cut off here. */
const MAX_PAGES = 500;

/** More of one page is not read: such a catalogue wants a service. */
export const MAX_RECORDS = 20_000;

/** Reads page after page along `next`, until there is enough. Rejects when a page cannot be had. */
export async function readPages(getPage: ProductAccess['getPage'], { path, enough }: PagesWanted): Promise<PagesRead> {
  const seen = new Set<string>();
  const results: unknown[] = [];
  let next: string | null = path;
  let sample = true;
  let total: unknown;
  while (next !== null && !seen.has(next) && seen.size < MAX_PAGES && results.length < enough) {
    seen.add(next);
    const page = await getPage(next);
    const records = readList(page)?.slice(0, MAX_RECORDS);
    if (!records) throw new TypeError('A page is no list');
    results.push(...records);
    sample &&= isSampleAnswer(page);
    if (isRecord(page)) total = page.total_results;
    next = nextPath(page, next);
  }
  return { results, next: next !== null && seen.has(next) ? null : next, sample, total_results: total };
}

/** Stands for the product API, so that a path cannot climb out of it. */
const ROOT = 'https://product.invalid/api/';

/**
 * The page that an answer names, as a path below the product API: relative to the answer's own address, or written out
 * from the list's folder. Null for none and for whatever leads out of the product API.
 */
export const nextPath = (answer: unknown, path: string): string | null =>
  pathFrom(path, isRecord(answer) ? answer.next : undefined);

/** A path that an answer or a record names, read likewise. */
export function pathFrom(path: string, next: unknown): string | null {
  if (typeof next !== 'string' || next === '' || next.length > 500) return null;
  const [folder = ''] = path.split('/');
  const from = ROOT + (next.startsWith(`${folder}/`) ? '' : path);
  const href = URL.canParse(next, from) ? new URL(next, from).href : '';
  return href.startsWith(ROOT) && href !== ROOT ? href.slice(ROOT.length) : null;
}
