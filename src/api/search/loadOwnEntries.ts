import type { ProductClient } from '../product/productClient';
import { WHOLE_LISTS } from '../product/wholeListPaths';
import { loadSearchLibrary } from './loadSearchLibrary';
import type { SearchEntry } from './searchEntry';

/** Starts to load the lists in parallel with the chunk. */
export function askForLists({ getPage }: ProductClient): void {
  for (const path of Object.values(WHOLE_LISTS)) getPage(path).catch(() => undefined);
}

/** Returns the deployer's own titles, see `searchIndexEntries`. */
export async function loadOwnEntries(access: ProductClient): Promise<readonly SearchEntry[] | undefined> {
  askForLists(access);
  return (await loadSearchLibrary()).searchIndexEntries(access);
}
