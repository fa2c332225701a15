import { continueWatching } from '@/domain/progress/continueWatching';
import type { Progress, ProgressKey } from '@/domain/progress/progress';
import { progressKey } from '@/domain/progress/progress';
import { isProgressKey, latest, readProgress, readProgressList, writeProgress } from '@/domain/progress/storedProgress';
import { isRecord } from '@/lib/json';
import type { ListSpec, CrossTabList } from './crossTabList';
import { wrapEntries } from './migrations/1-wrapEntries';
import type { StorageEngine } from './storageEngine';
import { siteStorageKey } from './storedKeys';
import { PROGRESS_NAME } from './storedNames';

/**
 * The version of the stored format. Raise it when the format of an entry changes, and add a migration. An older build
 * reads the entries of a newer version.
 */
export const PROGRESS_VERSION = 1;

/** The migrations. Step n converts version n - 1 to version n. */
const STEPS: readonly ((stored: unknown) => unknown)[] = [wrapEntries];

export type SharedProgress = CrossTabList<Progress, ProgressKey>;

/** Returns the version of stored data. A bare array has version 0. Null if the data is foreign. */
function versionOf(stored: unknown): number | null {
  if (Array.isArray(stored)) return 0;
  const version = isRecord(stored) ? stored.version : null;
  return typeof version === 'number' && Number.isInteger(version) && version > 0 ? version : null;
}

/** Returns the entries of stored data of any version. Null if the data is foreign. */
export function readProgressRecord(stored: unknown): Progress[] | null {
  const version = versionOf(stored);
  if (version === null) return null;
  const current = STEPS.slice(version).reduce((value, step) => step(value), stored);
  return isRecord(current) && Array.isArray(current.entries) ? readProgressList(current.entries) : null;
}

/** The last parsed text. Each save reads the storage first, every few seconds, and mostly finds what this tab wrote. */
let known: { text: string; entries: readonly Progress[] } | null = null;

function parse(text: string | null): Progress[] | null {
  if (text === null) return null;
  if (known?.text === text) return [...known.entries];
  try {
    const entries = readProgressRecord(JSON.parse(text));
    known = entries && { text, entries };
    return entries;
  } catch {
    return null;
  }
}

/**
 * The progress as the tabs share it. The later playback wins. A hidden entry wins over a visible one of the same
 * playback.
 */
export const progressSpec: ListSpec<Progress, ProgressKey> = {
  storageKey: siteStorageKey(PROGRESS_NAME),
  keyOf: progressKey,
  isKey: isProgressKey,
  readItem: readProgress,
  writeItem: writeProgress,
  parse,
  stringify: (entries) => {
    const kept = latest([...entries]);
    const text = JSON.stringify({
      version: PROGRESS_VERSION,
      // `hasRow` is near the start of the text, so that startup/boot/visitor can find it without parsing. The home page
      // reserves space for the row.
      hasRow: continueWatching(kept, Date.now()).length > 0,
      entries: kept.map(writeProgress),
    });
    known = { text, entries: kept };
    return text;
  },
  shouldReplace: (entry, listed) => {
    if (entry.playedAt !== listed.playedAt) return entry.playedAt > listed.playedAt;
    // Entries of the same millisecond need a rule that gives the same result in every tab.
    if (entry.isHidden !== listed.isHidden) return entry.isHidden;
    return entry.position > listed.position;
  },
};

const PROGRESS_STORAGE_KEY = siteStorageKey(PROGRESS_NAME);

/** Reads the stored progress. An unreadable text is quarantined before anything is written, as in every slice. */
export function openStoredProgress(engine: StorageEngine): Progress[] {
  const text = engine.get(PROGRESS_STORAGE_KEY);
  const entries = progressSpec.parse(text);
  if (text !== null && entries === null) {
    console.warn(`The stored value of ${PROGRESS_STORAGE_KEY} cannot be read`);
    engine.quarantine(PROGRESS_STORAGE_KEY, PROGRESS_VERSION);
  }
  return entries ?? [];
}
