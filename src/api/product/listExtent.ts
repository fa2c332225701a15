import type { ListExtent } from '@/domain/lists/listExtent';
import type { TitleKind } from '@/domain/title/title';

/** The limit of titles that are read from one response, see `readTitles`. */
const MAX_LISTED = 1000;

const searched = new Map<TitleKind, ListExtent>();

/** Returns the extent of a list that was read for a search in the browser. */
export const searchedExtent = (kind: TitleKind): ListExtent | undefined => searched.get(kind);

export const noteSearchedExtent = (kind: TitleKind, extent: ListExtent): void => void searched.set(kind, extent);

/** Counts the records of a list while its pages are read. */
export function countRecords() {
  let found = 0;
  let unlisted = 0;
  return {
    addPage: (length: number): void => {
      found += length;
      unlisted += Math.max(0, length - MAX_LISTED);
    },
    extent: (read: { results: readonly unknown[]; next: string | null; total_results?: unknown }): ListExtent => {
      const reportedTotal =
        typeof read.total_results === 'number' && read.total_results > found ? read.total_results : null;
      return { total: read.next === null ? found : reportedTotal, read: read.results.length, unlisted };
    },
  };
}
