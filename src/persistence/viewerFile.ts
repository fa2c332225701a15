import { isLanguageCode } from '@/contracts/language';
import { isBilling, isPlanId } from '@/domain/account/planId';
import { readPlayerSettings } from '@/domain/film/playerSettings';
import { readProfile, writeProfile } from '@/domain/account/profile';
import { writeProgress } from '@/domain/progress/storedProgress';
import type { BroughtData, ViewerData } from '@/domain/viewerData/viewerData';
import { readWatchlistInSlices } from '@/domain/watchlist/readWatchlistInSlices';
import { writeWatchlistItem } from '@/domain/watchlist/watchlist';
import { isRecord } from '@/lib/json';
import { PROGRESS_VERSION, readProgressRecord } from './progressSpec';
import { isScreenChoice } from './screenChoice';
import { readQueries } from './searchPersistence';

/** Raise it when an older build would misread a file of the new format. */
const FILE_VERSION = 1;

/** Returns the viewer's data as the text of a file. Equal data gives equal text. */
export function writeViewerFile(data: ViewerData, savedAt: string): string {
  const file = {
    kinora: FILE_VERSION,
    savedAt,
    watchlist: data.watchlist.map(writeWatchlistItem),
    progress: { version: PROGRESS_VERSION, entries: data.progress.map(writeProgress) },
    searches: data.searches,
    profile: writeProfile(data.profile),
    settings: {
      player: data.player,
      history: data.isHistoryKept,
      shortcuts: data.hasSingleKeys,
      plan: { selected: data.plan.selected, billing: data.plan.billing },
      ...(data.language !== null && { language: data.language }),
      ...(data.screen !== null && { screen: data.screen }),
    },
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

type ViewerFile = { data: BroughtData } | { problem: 'newer' | 'foreign' };

/** Reads such a file with every field checked. Missing and unreadable parts are left out. */
export async function readViewerFile(json: unknown): Promise<ViewerFile> {
  if (!isRecord(json) || typeof json.kinora !== 'number') return { problem: 'foreign' };
  if (json.kinora > FILE_VERSION) return { problem: 'newer' };
  const settings = isRecord(json.settings) ? json.settings : {};
  const { history, shortcuts, plan, language, screen } = settings;
  const parts = {
    watchlist: Array.isArray(json.watchlist) ? await readWatchlistInSlices(json.watchlist) : null,
    progress: isRecord(json.progress) ? readProgressRecord(json.progress) : null,
    searches: readQueries(json.searches),
    profile: readProfile(json.profile),
    player: readPlayerSettings(settings.player),
    isHistoryKept: typeof history === 'boolean' ? history : null,
    hasSingleKeys: typeof shortcuts === 'boolean' ? shortcuts : null,
    plan:
      isRecord(plan) && isBilling(plan.billing)
        ? { selected: isPlanId(plan.selected) ? plan.selected : null, billing: plan.billing }
        : null,
    language: isLanguageCode(language) ? language : null,
    screen: isScreenChoice(screen) ? screen : null,
  };
  // Leaves out the parts that are null.
  return { data: Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== null)) };
}
