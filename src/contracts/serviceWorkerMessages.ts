import { isRecord } from '@/lib/json';

/** The messages between the page and the service worker, and the names of the worker's caches. */

/** The file of the service worker, at the root of the bundle. */
export const WORKER_FILE = 'sw.js';

/** Returns the prefix of a deployment's cache names. One origin may have several deployments. */
export const cachePrefix = (scope: string): string => `kinora ${scope}-`;

/** The header of a saved response. Its value is the time of the save, in milliseconds since 1970. */
export const SAVED_HEADER = 'kinora-saved';

/** A navigation with this URL parameter goes to the server, so that a login page can be shown. */
export const FROM_SERVER = 'from-server';

/** A message from the page. */
export type MessageToWorker =
  /** The resources that were shown before the worker was active. The worker saves them. */
  | { type: 'shown'; pictures: string[]; data: string[] }
  /** Images that are never evicted. */
  | { type: 'keep'; pictures: string[] }
  /** The new version takes control. */
  | { type: 'takeOver' };

/** A message from the service worker. */
export type MessageFromWorker =
  /** The page has changed but its scripts have not: the deployer has changed the settings. */
  | { type: 'newPage' }
  /** A request was served from the cache. `savedAt` is in milliseconds since 1970. */
  | { type: 'saved'; savedAt: number };

export const isMessageFromWorker = (data: unknown): data is MessageFromWorker =>
  isRecord(data) && (data.type === 'newPage' || (data.type === 'saved' && Number.isFinite(data.savedAt)));
