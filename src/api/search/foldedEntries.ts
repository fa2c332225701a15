import type { ProductAccess } from '../product/askProduct';
import { ownEntries } from '../product/ownEntries';
import { foldAll } from './foldAll';
import { peopleIn } from './peopleIn';
import type { SearchEntry } from './searchEntry';

/** A deployer's own titles, ready to be searched; for the samples see `foldedSamples`. */
export async function foldedEntries(access: ProductAccess): Promise<readonly SearchEntry[] | undefined> {
  const entries = await ownEntries(access, { isPartWelcome: true });
  if (entries) await foldAll(entries);
  // Whoever looks for somebody waits for it.
  if (entries) void peopleIn(entries);
  return entries;
}
