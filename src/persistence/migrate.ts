import type { MigrationManifest, PersistedState } from 'redux-persist';
import { createMigrate } from 'redux-persist';

/** Brings what an older build stored up to `version`, step by step. */
export const migrate = (stored: unknown, migrations: MigrationManifest, version: number): Promise<unknown> =>
  // redux-persist types a stored state as having its own `_persist` field; it looks whether it is there.
  createMigrate(migrations)(stored as PersistedState, version);
