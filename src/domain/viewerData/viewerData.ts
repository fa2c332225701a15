import type { ScreenChoice } from '@/lib/needsTvLayout';
import type { PlanChoice } from '../account/planId';
import type { Profile } from '../account/profile';
import type { PlayerSettings } from '../film/playerSettings';
import type { Progress } from '../progress/progress';
import type { WatchlistItem } from '../watchlist/watchlist';

/** All data of a viewer on a device, except the session. */
export interface ViewerData {
  watchlist: WatchlistItem[];
  progress: Progress[];
  /** The newest first. */
  searches: string[];
  profile: Profile;
  player: PlayerSettings;
  isHistoryKept: boolean;
  /** Whether single-key shortcuts are on. */
  hasSingleKeys: boolean;
  plan: PlanChoice;
  /** The language of the interface that the viewer has chosen, such as `pt-BR`; null if none. */
  language: string | null;
  /** The screen that the viewer has chosen; null if none. */
  screen: ScreenChoice | null;
}

/** The data of an imported file. Missing parts stay as they are. */
export type BroughtData = Partial<ViewerData>;

/** Whether a file is added to the existing data or replaces it. */
export type BringingMode = 'add' | 'replace';

/** The data before and after a change. */
export interface WrittenData {
  before: ViewerData;
  after: ViewerData;
}

/** Reads and changes all data of a viewer at once. */
export interface ViewerStorage {
  /** The data of a device before the viewer has changed anything. */
  start: ViewerData;
  read: () => ViewerData;
  /** Applies `change` to the data. Resolves with null if the result cannot be saved; the data is then unchanged. */
  write: (change: (now: ViewerData) => ViewerData) => Promise<WrittenData | null>;
}
