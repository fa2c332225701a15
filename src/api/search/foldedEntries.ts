import { inSlices } from '@/lib/inSlices';
import { perObject } from '@/lib/perObject';
import type { ProductAccess } from '../product/askProduct';
import { ownEntries } from '../product/ownEntries';
import { wait } from '@/lib/time';
import { directorsStarting } from './directorsStarting';
import { entriesStarting } from './entriesStarting';
import { foldedEntry, foldedList } from './foldedEntry';
import { peopleIn } from './peopleIn';
import type { SearchEntry } from './searchEntry';

/** Each of them takes a moment. */
const STEPS = [foldedList, entriesStarting, directorsStarting];

/** Once for each list, with turns for everybody else in between. */
const foldAll = perObject(async (entries: readonly SearchEntry[]) => {
  await inSlices(entries, foldedEntry);
  for (const prepare of STEPS) {
    await wait(0);
    prepare(entries);
  }
});

/** A deployer's own titles, ready to be searched; the samples are searched for themselves. */
export async function foldedEntries(access: ProductAccess): Promise<readonly SearchEntry[] | undefined> {
  const entries = await ownEntries(access, { isPartWelcome: true });
  if (entries) await foldAll(entries);
  // Whoever looks for somebody waits for it.
  if (entries) void peopleIn(entries);
  return entries;
}
