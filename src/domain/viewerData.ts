import type { PlanChoice } from './planId';
import type { PlayerSettings } from './playerSettings';
import type { Profile } from './profile';
import type { Progress } from './progress';
import type { WatchlistItem } from './watchlist';

/** All that a viewer leaves on a device, but for the session. */
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

/** What a file brings; what it does not speak of stays as it is. */
export type BroughtData = Partial<ViewerData>;

/** Added to what is here, or in its place. */
export type BringingMode = 'add' | 'replace';
