import type { ProductAccess } from './askProduct';
import { isNoList } from './askProduct';
import type { WholeList } from './wholeLists';
import { readWholeList } from './wholeLists';

/**
 * What stands in a deployer's whole lists, movies and series; undefined where there are none, or they are the samples'.
 * Rejects where one that should answer does not.
 */
export async function ownEntries(access: ProductAccess): Promise<WholeList['entries'] | undefined> {
  const lists = await Promise.all(
    (['movie', 'tv'] as const).map((kind) =>
      readWholeList(access, kind).catch((error: unknown) => {
        if (!isNoList(error)) throw error;
        return undefined;
      }),
    ),
  );
  const own = lists.flatMap((list) => (list && !list.sample ? [list.entries] : []));
  return own.length === 0 ? undefined : own.flat();
}
