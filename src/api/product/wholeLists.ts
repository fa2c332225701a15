import { readTitle } from '@/domain/title/readTitle';
import type { Title, TitleKind } from '@/domain/title/title';
import type { UnknownRecord } from '@/lib/json';
import { inSlices } from '@/lib/inSlices';
import { isRecord } from '@/lib/json';
import type { ProductAccess } from './askProduct';
import { MAX_RECORDS, readPages } from './pages';
import { isSampleAnswer } from './sampleMark';
import { WHOLE_LISTS } from './wholeListPaths';

export interface WholeList {
  /** The records are the samples'. */
  sample: boolean;
  entries: { record: UnknownRecord; title: Title }[];
}

/** Reading ten thousand records takes a moment, so each is read once. */
const titlesRead = new WeakMap<UnknownRecord, Title | null>();

/** All titles of one kind, or those of another list of that kind. Rejects when a page cannot be had. */
export async function readWholeList(
  { getPage }: ProductAccess,
  kind: TitleKind,
  from: string = WHOLE_LISTS[kind],
): Promise<WholeList> {
  // Of marked files the first is enough: the samples are searched and looked up elsewhere.
  const getOwnPage = async (path: string) => {
    const page = await getPage(path);
    return isRecord(page) && isSampleAnswer(page) ? { ...page, next: undefined } : page;
  };
  const { results, sample } = await readPages(getOwnPage, { path: from, enough: MAX_RECORDS });
  const entries: WholeList['entries'] = [];
  await inSlices(results, (record) => {
    if (!isRecord(record)) return;
    const known = titlesRead.get(record);
    const title = known === undefined ? readTitle(record, kind, sample ? 'sample' : 'product') : known;
    titlesRead.set(record, title);
    if (title) entries.push({ record, title });
  });
  return { sample, entries };
}
