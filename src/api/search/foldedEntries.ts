import { inSlices } from '@/lib/inSlices';
import { perObject } from '@/lib/perObject';
import type { ProductAccess } from '../product/askProduct';
import { ownEntries } from '../product/ownEntries';
import { foldedEntry } from './foldedEntry';
import { peopleIn } from './peopleIn';
import type { SearchEntry } from './searchEntry';

const foldAll = perObject((entries: readonly SearchEntry[]) => inSlices(entries, foldedEntry));

/** A deployer's own titles, ready to be searched; the samples are searched for themselves. */
export async function foldedEntries(access: ProductAccess): Promise<readonly SearchEntry[] | undefined> {
  const entries = await ownEntries(access, { isPartWelcome: true });
  if (entries) await foldAll(entries);
  // Whoever looks for somebody waits for it.
  if (entries) void peopleIn(entries);
  return entries;
}
