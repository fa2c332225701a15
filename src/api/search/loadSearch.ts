import { importWithRetry } from '@/lib/importWithRetry';
import type { ProductClient } from '../client/productClient';
import { WHOLE_LISTS } from '../client/wholeListPaths';
import { loadSamples } from '../samples/loadSamples';
import type { TitleEntry } from '@/domain/title/titleEntry';
import type { searchLibrary } from './searchLibrary';

/** Loads the code for searches in the browser. It is a separate chunk, because only the search page needs it. */
export const loadSearchLibrary = async (): Promise<typeof searchLibrary> =>
  (await importWithRetry(() => import(/* webpackChunkName: "search" */ './searchLibrary'))).searchLibrary;

/** Returns the samples, see `samplesForSearch`. They load in parallel with the chunk. */
export async function loadSampleEntries(): Promise<readonly TitleEntry[]> {
  const [{ samplesForSearch }] = await Promise.all([loadSearchLibrary(), loadSamples()]);
  return samplesForSearch();
}

/** Starts to load the lists in parallel with the chunk. */
export function askForLists({ getPage }: ProductClient): void {
  for (const path of Object.values(WHOLE_LISTS)) getPage(path).catch(() => undefined);
}

/** Returns the deployer's own titles, see `searchIndexEntries`. */
export async function loadOwnEntries(access: ProductClient): Promise<readonly TitleEntry[] | undefined> {
  askForLists(access);
  return (await loadSearchLibrary()).searchIndexEntries(access);
}
