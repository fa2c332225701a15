import type { ListExtent } from '@/domain/lists/listExtent';
import { readList, readTitle } from '@/domain/title/readTitle';
import type { Title, TitleKind } from '@/domain/title/title';
import type { UnknownRecord } from '@/lib/json';
import { inSlices } from '@/lib/inSlices';
import { isRecord } from '@/lib/json';
import type { ProductAccess } from './askProduct';
import { countRecords, noteSearchedExtent } from './listExtent';
import { ownGenres, withGenres } from './ownGenres';
import { MAX_RECORDS, readPages } from './pages';
import { isSampleAnswer } from './sampleMark';
import { WHOLE_LISTS } from './wholeListPaths';

export interface WholeList {
  /** The records are the samples'. */
  sample: boolean;
  entries: { record: UnknownRecord; title: Title }[];
  /** The list has records, but none of them can be read. */
  isUnreadable: boolean;
  extent: ListExtent;
}

/** Reading ten thousand records takes a moment, so a list is read once, as long as its pages are the same. */
const listsRead = new WeakMap<object, { records: readonly unknown[]; list: Promise<WholeList> }>();

/** All titles of one kind, or those of another list of that kind. Rejects when a page cannot be had. */
export async function readWholeList(
  access: ProductAccess,
  kind: TitleKind,
  from: string = WHOLE_LISTS[kind],
): Promise<WholeList> {
  // Of marked files the first is enough: the samples are searched and looked up elsewhere.
  const counting = countRecords();
  const getOwnPage = async (path: string) => {
    const page = await access.getPage(path);
    counting.addPage(readList(page)?.length ?? 0);
    return isRecord(page) && isSampleAnswer(page) ? { ...page, next: undefined } : page;
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

/** The pages' own records, which are kept with the pages. */
const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.at(-1) === other.at(-1);

async function readEntries(
  access: ProductAccess,
  { results: records, sample, extent }: { results: readonly unknown[]; sample: boolean; extent: ListExtent },
  kind: TitleKind,
): Promise<WholeList> {
  const entries: WholeList['entries'] = [];
  const read = (record: UnknownRecord) => readTitle(record, kind, sample ? 'sample' : 'product');
  await inSlices(records, (record) => {
    const title = isRecord(record) ? read(record) : null;
    if (title && isRecord(record)) entries.push({ record, title });
  });
  const isUnreadable = records.length > 0 && entries.length === 0;
  if (sample) return { sample, entries, isUnreadable, extent };
  const genres = await ownGenres(
    access,
    entries.map(({ title }) => title),
  );
  await inSlices(entries, (entry) => {
    const record = withGenres(entry.record, entry.title, genres);
    if (record !== entry.record) Object.assign(entry, { record, title: read(record) });
  });
  return { sample, entries, isUnreadable, extent };
}
