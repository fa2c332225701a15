import { migrate } from '../migrate';
import { addTimestamps } from './1-addTimestamps';

/** Brings what an older build stored of the session up to this one's version. */
export const migrateAuth = (stored: unknown): Promise<unknown> => migrate(stored, { 1: addTimestamps }, 1);
