import type { Progress } from '@/domain/progress/progress';
import { PROGRESS_VERSION, progressSpec } from './progressSpec';
import type { StorageEngine } from './storageEngine';
import { ownKey } from './storedKeys';
import { PROGRESS_NAME } from './storedNames';

const PROGRESS_STORAGE_KEY = ownKey(PROGRESS_NAME);

/** Reads the stored progress. An unreadable text is quarantined before anything is written, as in every slice. */
export function openStoredProgress(engine: StorageEngine): Progress[] {
  const text = engine.get(PROGRESS_STORAGE_KEY);
  const entries = progressSpec.parse(text);
  if (text !== null && entries === null) {
    console.warn(`What is stored under ${PROGRESS_STORAGE_KEY} cannot be read`);
    engine.quarantine(PROGRESS_STORAGE_KEY, PROGRESS_VERSION);
  }
  return entries ?? [];
}
