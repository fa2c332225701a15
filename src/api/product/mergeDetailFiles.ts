import type { ProductClient } from '../client/productClient';
import type { TitleEntry } from '@/domain/title/titleEntry';
import { WHOLE_LISTS } from '../client/wholeListPaths';
import { withDetails } from './mergedRecord';

/** The limit of detail files. A catalogue with more of them has to name its people in the lists. */
const MOST_FILES = 200;
const AT_ONCE = 6;

/** Returns the titles that have a detail file, merged with it. The file may have facts that no list has. */
export async function mergeDetailFiles(
  access: ProductClient,
  entries: readonly TitleEntry[],
): Promise<readonly TitleEntry[]> {
  const whole = entries.filter(({ record }) => typeof record.details === 'string').slice(0, MOST_FILES);
  let next = 0;
  const read = async () => {
    for (let at = next++; at < whole.length; at = next++) {
      const entry = whole[at];
      if (!entry) return;
      const path = WHOLE_LISTS[entry.title.kind];
      whole[at] = { ...entry, record: (await withDetails(access, { record: entry.record, path })).record };
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, read));
  return whole;
}
