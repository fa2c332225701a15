import { readTitle } from '@/domain/readTitle';
import type { Title, TitleKind } from '@/domain/title';
import type { UnknownRecord } from '@/lib/json';
import { isRecord } from '@/lib/json';
import type { ProductAccess } from './askProduct';
import { readPages } from './pages';
import { isSampleAnswer } from './sampleMark';

/** The lists that hold everything, and what they hold. */
export const WHOLE_LISTS = { movie: 'movies/all', tv: 'series/all' } as const satisfies Record<TitleKind, string>;

export interface WholeList {
  /** The records are the samples'. */
  sample: boolean;
  entries: { record: UnknownRecord; title: Title }[];
}

/** More is not searched in a browser: such a catalogue wants a service. */
const MAX_RECORDS = 20_000;

/** Reading ten thousand records takes a moment, so each is read once. */
const titlesRead = new WeakMap<UnknownRecord, Title | null>();

/** All titles of one kind. Rejects when a page cannot be had. */
export async function readWholeList({ getPage }: ProductAccess, kind: TitleKind): Promise<WholeList> {
  // Of marked files the first is enough: the samples are searched and looked up elsewhere.
  const getOwnPage = async (path: string) => {
    const page = await getPage(path);
    return isRecord(page) && isSampleAnswer(page) ? { ...page, next: undefined } : page;
  };
  const { results, sample } = await readPages(getOwnPage, { path: WHOLE_LISTS[kind], enough: MAX_RECORDS });
  const entries = results.filter(isRecord).flatMap((record) => {
    const known = titlesRead.get(record);
    const title = known === undefined ? readTitle(record, kind, sample ? 'sample' : 'product') : known;
    titlesRead.set(record, title);
    return title ? { record, title } : [];
  });
  return { sample, entries };
}

/**
 * The records of a deployer's own lists whose titles pass, as one answer; nothing where the lists are the samples',
 * which search themselves. Rejects when no list can be had.
 */
export async function filterOwnLists(access: ProductAccess, keep: (title: Title) => boolean) {
  const read = await Promise.allSettled((['movie', 'tv'] as const).map((kind) => readWholeList(access, kind)));
  const lists = read.flatMap((list) => (list.status === 'fulfilled' ? list.value : []));
  const failure = read.find((list) => list.status === 'rejected');
  if (lists.length === 0 && failure) throw failure.reason;
  const own = lists.filter(({ sample }) => !sample);
  if (own.length === 0) return undefined;
  const results = own
    .flatMap(({ entries }) => entries)
    .filter(({ title }) => keep(title))
    .map(({ record, title }) => ({ ...record, kind: title.kind }));
  return { results };
}
