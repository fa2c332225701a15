import type { ProductAccess } from './askProduct';
import { isNoList } from './askProduct';
import type { WholeList } from './wholeLists';
import { perObject } from '@/lib/perObject';
import type { TitleKind } from '@/domain/title/title';
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
): Promise<readonly WholeEntry[] | undefined> {
  const read = await Promise.allSettled((['movie', 'tv'] as const).map((kind) => readWholeList(access, kind)));
  const lists = read.flatMap((list) => (list.status === 'fulfilled' ? list.value : []));
  const failures = read.filter((list) => list.status === 'rejected');
  const failure = isPartWelcome ? lists.length === 0 && failures[0] : failures.find(({ reason }) => !isNoList(reason));
  if (failure) throw failure.reason;
  const own = lists.filter(({ sample }) => !sample);
  const [first, second] = own;
  return first && (second ? together(first)(second) : first.entries);
}

export type WholeEntry = WholeList['entries'][number];

/** Once for the same lists: who searches them has made something of all of it. */
const together = perObject((first: WholeList) =>
  perObject((second: WholeList): readonly WholeEntry[] => [...first.entries, ...second.entries]),
);

/** Whether the deployer has a list of that kind, even an empty one. */
export async function hasOwnList(access: ProductAccess, kind: TitleKind): Promise<boolean> {
  try {
    return !(await readWholeList(access, kind)).sample;
  } catch (error) {
    if (!isNoList(error)) throw error;
    return false;
  }
}
