import type { ProductClient } from '../client/productClient';
import { isListUnavailable } from '../client/productClient';
import type { WholeList } from './wholeLists';
import { memoizeWeak } from '@/lib/memoize';
import type { TitleKind } from '@/domain/title/title';
import type { TitleEntry } from '@/domain/title/titleEntry';
import { readWholeList } from './wholeLists';

interface Options {
  /** Whether one of the two lists is enough if the other cannot be loaded. */
  isPartWelcome?: boolean;
}

/**
 * Returns the titles of the deployer's whole lists of movies and series. Undefined if there are none, or if they are
 * the samples. Rejects if a list that is offered cannot be loaded. With `isPartWelcome`, rejects only if no list can be
 * loaded.
 */
export async function ownEntries(
  access: ProductClient,
  { isPartWelcome = false }: Options = {},
): Promise<readonly TitleEntry[] | undefined> {
  const read = await Promise.allSettled((['movie', 'tv'] as const).map((kind) => readWholeList(access, kind)));
  const lists = read.flatMap((list) => (list.status === 'fulfilled' ? list.value : []));
  const failures = read.filter((list) => list.status === 'rejected');
  const failure = isPartWelcome
    ? lists.length === 0 && failures[0]
    : failures.find(({ reason }) => !isListUnavailable(reason));
  if (failure) throw failure.reason;
  const own = lists.filter(({ sample }) => !sample);
  const [first, second] = own;
  return first && (second ? together(first)(second) : first.entries);
}

/** Returns the same array for the same lists, because the search index is memoized by the array. */
const together = memoizeWeak((first: WholeList) =>
  memoizeWeak((second: WholeList): readonly TitleEntry[] => [...first.entries, ...second.entries]),
);

/** Returns whether the deployer has a list of a kind, even an empty one. */
export async function hasOwnList(access: ProductClient, kind: TitleKind): Promise<boolean> {
  try {
    return !(await readWholeList(access, kind)).sample;
  } catch (error) {
    if (!isListUnavailable(error)) throw error;
    return false;
  }
}
