import type { PlanChoice } from '../account/planId';
import type { PlayerSettings } from '../film/playerSettings';
import type { Profile } from '../account/profile';
import type { Progress } from '../progress/progress';
import type { WatchlistItem } from '../watchlist/watchlist';

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
