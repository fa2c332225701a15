import { followOtherTabs } from './followOtherTabs';
import { refreshOnReturn } from './refreshOnReturn';
import type { Made } from './store';

/** What the app does beside showing itself, from the moment when it stands. */
export function afterStart({ store, ...shared }: Made): void {
  followOtherTabs(store, shared);
  refreshOnReturn(store);
}
