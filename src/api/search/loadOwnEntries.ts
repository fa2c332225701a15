import type { ProductAccess } from '../product/askProduct';
import { WHOLE_LISTS } from '../product/wholeListPaths';
import { loadSearchLibrary } from './loadSearchLibrary';
import type { SearchEntry } from './searchEntry';

/** The deployer's own titles, see `foldedEntries`; the lists are on their way while the chunk is. */
export async function loadOwnEntries(access: ProductAccess): Promise<SearchEntry[] | undefined> {
  for (const path of Object.values(WHOLE_LISTS)) access.getPage(path).catch(() => undefined);
  return (await loadSearchLibrary()).foldedEntries(access);
}
