import { inSlices } from '@/lib/inSlices';
import type { ProductAccess } from '../product/askProduct';
import { readWholeList } from '../product/wholeLists';
import { foldedTitle } from './foldedTitle';
import type { SearchEntry } from './searchEntry';

/**
 * All titles of a deployer's own lists, ready to be searched; nothing where the lists are the samples', which are
 * searched for themselves. Rejects when no list can be had.
 */
export async function ownEntries(access: ProductAccess): Promise<SearchEntry[] | undefined> {
  const read = await Promise.allSettled((['movie', 'tv'] as const).map((kind) => readWholeList(access, kind)));
  const lists = read.flatMap((list) => (list.status === 'fulfilled' ? list.value : []));
  const failure = read.find((list) => list.status === 'rejected');
  if (lists.length === 0 && failure) throw failure.reason;
  const own = lists.filter(({ sample }) => !sample);
  if (own.length === 0) return undefined;
  const entries = own.flatMap((list) => list.entries);
  await inSlices(entries, ({ title }) => foldedTitle(title));
  return entries;
}
