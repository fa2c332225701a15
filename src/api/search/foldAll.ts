import { forEachChunked } from '@/lib/yieldToMain';
import { memoizeWeak } from '@/lib/memoize';
import { delay } from '@/lib/time';
import { directorsStarting } from './directorsStarting';
import { entriesStarting } from './entriesStarting';
import { searchIndexEntry, searchIndex } from './searchIndexEntry';
import type { SearchEntry } from './searchEntry';

/** The long tasks that build the index. `foldAll` yields to the main thread between them. */
const STEPS = [searchIndex, entriesStarting, directorsStarting];

/** Builds the search index of a list, once for each list, and yields to the main thread between the steps. */
export const foldAll = memoizeWeak(async (entries: readonly SearchEntry[]) => {
  await forEachChunked(entries, searchIndexEntry);
  for (const prepare of STEPS) {
    await delay(0);
    prepare(entries);
  }
});
