import type { PlanChoice } from '../account/planId';
import type { PlayerSettings } from '../film/playerSettings';
import type { Profile } from '../account/profile';
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
  plan: PlanChoice;
}

/** The data of an imported file. Missing parts stay as they are. */
export type BroughtData = Partial<ViewerData>;

/** Whether a file is added to the existing data or replaces it. */
export type BringingMode = 'add' | 'replace';
