import { migrate } from '../migrate';
import { addTimestamps } from './1-addTimestamps';

/** Migrates the stored session of an older build to the current version. */
export const migrateAuth = (stored: unknown): Promise<unknown> => migrate(stored, { 1: addTimestamps }, 1);
