import type { ProductAccess } from './askProduct';
import { isNoList } from './askProduct';
import type { WholeList } from './wholeLists';
import { readWholeList } from './wholeLists';

interface Options {
  /** One list without the other is better than none, whatever keeps it away. */
  isPartWelcome?: boolean;
}

/**
 * What stands in a deployer's whole lists, movies and series; undefined where there are none, or they are the samples'.
 * Rejects where one that should answer does not; or, where a part is welcome, when no list can be had.
 */
export async function ownEntries(
  access: ProductAccess,
  { isPartWelcome = false }: Options = {},
): Promise<WholeList['entries'] | undefined> {
  const read = await Promise.allSettled((['movie', 'tv'] as const).map((kind) => readWholeList(access, kind)));
  const lists = read.flatMap((list) => (list.status === 'fulfilled' ? list.value : []));
  const failures = read.filter((list) => list.status === 'rejected');
  const failure = isPartWelcome ? lists.length === 0 && failures[0] : failures.find(({ reason }) => !isNoList(reason));
  if (failure) throw failure.reason;
  const own = lists.filter(({ sample }) => !sample);
  return own.length === 0 ? undefined : own.flatMap(({ entries }) => entries);
}
