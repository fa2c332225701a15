import { inSlices } from '@/lib/inSlices';
import { perObject } from '@/lib/perObject';
import { wait } from '@/lib/time';
import { directorsStarting } from './directorsStarting';
import { entriesStarting } from './entriesStarting';
import { foldedEntry, foldedList } from './foldedEntry';
import type { SearchEntry } from './searchEntry';

/** The long tasks that build the index. `foldAll` yields to the main thread between them. */
const STEPS = [foldedList, entriesStarting, directorsStarting];

/** Builds the search index of a list, once for each list, and yields to the main thread between the steps. */
export const foldAll = perObject(async (entries: readonly SearchEntry[]) => {
  await inSlices(entries, foldedEntry);
  for (const prepare of STEPS) {
    await wait(0);
    prepare(entries);
  }
});
