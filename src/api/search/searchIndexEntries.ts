import type { ProductClient } from '../product/productClient';
import { ownEntries } from '../product/ownEntries';
import { foldAll } from './foldAll';
import { peopleIn } from './peopleIn';
import type { SearchEntry } from './searchEntry';

/** Returns the deployer's own titles with their search index. For the samples, see `foldedSamples`. */
export async function searchIndexEntries(access: ProductClient): Promise<readonly SearchEntry[] | undefined> {
  const entries = await ownEntries(access, { isPartWelcome: true });
  if (entries) await foldAll(entries);
  // Starts in advance. A search for people waits for it.
  if (entries) void peopleIn(entries);
  return entries;
}
