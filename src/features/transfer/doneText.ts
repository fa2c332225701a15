import { counted } from '@/lib/formatNumber';
import type { Change } from './describeChange';

/** Returns a summary such as `Done. 214 titles added. 3 titles removed.` */
export function doneText({ watchlist, progress, searches, isProfileOther, areSettingsOther }: Change): string {
  const marks = progress.added.length + progress.changed.length;
  const rest = searches.added.length > 0 || isProfileOther || areSettingsOther;
  const parts = [
    watchlist.added.length > 0 && `${counted(watchlist.added.length, 'title')} added.`,
    watchlist.changed.length > 0 && `${counted(watchlist.changed.length, 'title')} changed.`,
    watchlist.removed.length > 0 && `${counted(watchlist.removed.length, 'title')} removed.`,
    marks > 0 && `${counted(marks, 'viewing history entry', 'viewing history entries')} added.`,
    progress.removed.length > 0 &&
      `${counted(progress.removed.length, 'viewing history entry', 'viewing history entries')} removed.`,
    rest && 'Profile, searches and settings imported.',
  ];
  return ['Done.', ...parts.filter(Boolean)].join(' ');
}
