import { inSlices } from '@/lib/inSlices';
import type { ProductAccess } from '../product/askProduct';
import { ownEntries } from '../product/ownEntries';
import { foldedTitle } from './foldedTitle';
import type { SearchEntry } from './searchEntry';

/** A deployer's own titles, ready to be searched; the samples are searched for themselves. */
export async function foldedEntries(access: ProductAccess): Promise<SearchEntry[] | undefined> {
  const entries = await ownEntries(access, { isPartWelcome: true });
  if (entries) await inSlices(entries, ({ title }) => foldedTitle(title));
  return entries;
}
