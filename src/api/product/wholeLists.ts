import type { ListExtent } from '@/domain/lists/listExtent';
import { readList, readTitle } from '@/domain/title/readTitle';
import type { TitleKind } from '@/domain/title/title';
import type { TitleEntry } from '@/domain/title/titleEntry';
import type { UnknownRecord } from '@/lib/json';
import { forEachChunked } from '@/lib/forEachChunked';
import { isRecord } from '@/lib/json';
import type { ProductClient } from '../client/productClient';
import { countRecords, noteSearchedExtent } from './listExtent';
import { ownGenres, withGenres } from './ownGenres';
import { MAX_RECORDS, readPages } from './pages';
import { isSampleResponse } from '../client/isSampleResponse';
import { WHOLE_LISTS } from '../client/wholeListPaths';

export interface WholeList {
  /** Whether the records are the samples. */
  sample: boolean;
  entries: TitleEntry[];
  /** Whether the list has records, but none of them can be read. */
  isUnreadable: boolean;
  extent: ListExtent;
}

/**
 * The lists that were read. Reading 10,000 records is a long task, so a list is read once while its pages stay the
 * same.
 */
const listsRead = new WeakMap<object, { records: readonly unknown[]; list: Promise<WholeList> }>();

/** Returns all titles of a kind, or the titles of another list of that kind. Rejects if a page cannot be loaded. */
export async function readWholeList(
  access: ProductClient,
  kind: TitleKind,
  from: string = WHOLE_LISTS[kind],
): Promise<WholeList> {
  // One page of marked files is enough, because the samples are searched and looked up in their own chunk.
  const counting = countRecords();
  const getOwnPage = async (path: string) => {
    const page = await access.getPage(path);
    counting.addPage(readList(page)?.length ?? 0);
    return isRecord(page) && isSampleResponse(page) ? { ...page, next: undefined } : page;
  };
  const read = await readPages(getOwnPage, { path: from, enough: MAX_RECORDS });
  const { results, sample } = read;
  const extent = counting.extent(read);
  if (!sample && from === WHOLE_LISTS[kind] && !access.config.productApiSearches) noteSearchedExtent(kind, extent);
  const [first] = results;
  const known = isRecord(first) ? listsRead.get(first) : undefined;
  if (known && isSame(known.records, results)) return known.list;
  const list = readEntries(access, { results, sample, extent }, kind);
  if (isRecord(first)) listsRead.set(first, { records: results, list });
  return list;
}

/** Compares the record objects of the pages, which live as long as the shared pages. */
const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.at(-1) === other.at(-1);

async function readEntries(
  access: ProductClient,
  { results: records, sample, extent }: { results: readonly unknown[]; sample: boolean; extent: ListExtent },
  kind: TitleKind,
): Promise<WholeList> {
  const entries: TitleEntry[] = [];
  const read = (record: UnknownRecord) => readTitle(record, kind, sample ? 'sample' : 'product');
  await forEachChunked(records, (record) => {
    const title = isRecord(record) ? read(record) : null;
    if (title && isRecord(record)) entries.push({ record, title });
  });
  const isUnreadable = records.length > 0 && entries.length === 0;
  if (sample) return { sample, entries, isUnreadable, extent };
  const genres = await ownGenres(
    access,
    entries.map(({ title }) => title),
  );
  await forEachChunked(entries, (entry) => {
    const record = withGenres(entry.record, entry.title, genres);
    if (record !== entry.record) Object.assign(entry, { record, title: read(record) });
  });
  return { sample, entries, isUnreadable, extent };
}
