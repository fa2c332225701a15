import type { ViewerData } from './viewerData';

/** What was here before a change, and after it. */
export interface WrittenData {
  before: ViewerData;
  after: ViewerData;
}

/** Everything of a viewer's, to be read and changed at once. */
export interface ViewerStorage {
  /** What a device has before anybody has set anything. */
  start: ViewerData;
  read: () => ViewerData;
  /** Puts what `change` makes of it in its place; null where that cannot be saved, and then all is as before. */
  write: (change: (now: ViewerData) => ViewerData) => Promise<WrittenData | null>;
}
