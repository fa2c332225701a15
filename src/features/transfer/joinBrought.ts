import { mergeProgress } from '@/domain/viewerData/mergeViewerData';
import type { BroughtData } from '@/domain/viewerData/viewerData';
import { titleKey } from '@/domain/title/title';

/** Joins the content of two files: both lists, each title once, and the settings of the second. */
export function joinBrought(first: BroughtData, second: BroughtData): BroughtData {
  const { watchlist: listed, progress: played } = first;
  const joined = { ...first, ...second };
  if (listed && second.watchlist) {
    const isListed = new Set(listed.map(titleKey));
    joined.watchlist = [...listed, ...second.watchlist.filter((item) => !isListed.has(titleKey(item)))];
  }
  if (played && second.progress) joined.progress = mergeProgress([...played, ...second.progress]);
  return joined;
}
