import type { ViewerData } from './viewerData';

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
