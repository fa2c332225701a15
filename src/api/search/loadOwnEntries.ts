import type { ProductAccess } from '../product/askProduct';
import { WHOLE_LISTS } from '../product/wholeListPaths';
import { loadSearchLibrary } from './loadSearchLibrary';
import type { SearchEntry } from './searchEntry';

/** The lists are on their way while the chunk is. */
export function askForLists({ getPage }: ProductAccess): void {
  for (const path of Object.values(WHOLE_LISTS)) getPage(path).catch(() => undefined);
}

/** The deployer's own titles, see `foldedEntries`. */
export async function loadOwnEntries(access: ProductAccess): Promise<readonly SearchEntry[] | undefined> {
  askForLists(access);
  return (await loadSearchLibrary()).foldedEntries(access);
}
