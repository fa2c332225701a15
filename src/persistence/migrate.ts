import type { MigrationManifest, PersistedState } from 'redux-persist';
import { createMigrate } from 'redux-persist';

/** Migrates the stored state of an older build to `version`, step by step. */
export const migrate = (stored: unknown, migrations: MigrationManifest, version: number): Promise<unknown> =>
  // redux-persist's type requires the `_persist` field, but its code checks whether the field exists.
  createMigrate(migrations)(stored as PersistedState, version);
