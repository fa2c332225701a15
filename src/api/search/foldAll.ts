import { inSlices } from '@/lib/inSlices';
import { perObject } from '@/lib/perObject';
import { wait } from '@/lib/time';
import { directorsStarting } from './directorsStarting';
import { entriesStarting } from './entriesStarting';
import { foldedEntry, foldedList } from './foldedEntry';
import type { SearchEntry } from './searchEntry';

/** Each of them takes a moment. */
const STEPS = [foldedList, entriesStarting, directorsStarting];

/** Makes a list ready to be searched: once for each, with turns for everybody else in between. */
export const foldAll = perObject(async (entries: readonly SearchEntry[]) => {
  await inSlices(entries, foldedEntry);
  for (const prepare of STEPS) {
    await wait(0);
    prepare(entries);
  }
});
