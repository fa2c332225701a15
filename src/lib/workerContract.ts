import { isRecord } from './json';

/** What page and service worker say to each other, and where either looks for what the worker keeps. */

/** The worker's file, at the root of the bundle. */
export const WORKER_FILE = 'sw.js';

/** With what the names of a deployment's caches begin: several may lie at one origin. */
export const cachePrefix = (scope: string): string => `kinora ${scope}-`;

/** An answer that comes from what was saved has it: when that was, in milliseconds since 1970. */
export const SAVED_HEADER = 'kinora-saved';

/** A page whose address has this parameter comes from the server: a login can then come before it. */
export const FROM_SERVER = 'from-server';

/** From the page. */
export type WorkerOrder =
  /** What was shown before the worker was there, as if it had been. */
  | { type: 'shown'; pictures: string[]; data: string[] }
  /** Pictures that stay whatever else has to go. */
  | { type: 'keep'; pictures: string[] }
  /** The new version takes over. */
  | { type: 'takeOver' };

/** From the worker. */
export type WorkerNews =
  /** The page has changed and its scripts have not: a deployer's settings. */
  | { type: 'newPage' }
  /** A question was answered with what was saved at that time, in milliseconds since 1970. */
  | { type: 'saved'; savedAt: number };

export const isWorkerNews = (data: unknown): data is WorkerNews =>
  isRecord(data) && (data.type === 'newPage' || (data.type === 'saved' && Number.isFinite(data.savedAt)));
