import { continueWatching } from '@/domain/progress/continueWatching';
import type { Progress, ProgressKey } from '@/domain/progress/progress';
import { progressKey } from '@/domain/progress/progress';
import { isProgressKey, latest, readProgress, readProgressList, writeProgress } from '@/domain/progress/storedProgress';
import { isRecord } from '@/lib/json';
import { ownKey } from './storedKeys';
import { PROGRESS_NAME } from './storedNames';
import { wrapEntries } from './migrations/1-wrapEntries';
import type { ListSpec, SharedList } from './sharedList';

/** Raise it when the shape of an entry changes, and add the step that leads there. Of a newer one the entries are read. */
export const PROGRESS_VERSION = 1;

/** Step n makes version n of version n - 1. */
const STEPS: readonly ((stored: unknown) => unknown)[] = [wrapEntries];

export type SharedProgress = SharedList<Progress, ProgressKey>;

/** A bare array is version 0; null for what is no record of ours at all. */
function versionOf(stored: unknown): number | null {
  if (Array.isArray(stored)) return 0;
  const version = isRecord(stored) ? stored.version : null;
  return typeof version === 'number' && Number.isInteger(version) && version > 0 ? version : null;
}

/** The entries of a record of any version up to this one; null for a newer one's, and for what is none. */
export function readProgressRecord(stored: unknown): Progress[] | null {
  const version = versionOf(stored);
  if (version === null) return null;
  const current = STEPS.slice(version).reduce((value, step) => step(value), stored);
  return isRecord(current) && Array.isArray(current.entries) ? readProgressList(current.entries) : null;
}

/** Saving reads first, every few seconds: mostly what this tab wrote itself. */
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

/** What was played as the tabs share it: the later playing counts, and of one playing that it was taken off the row. */
export const progressSpec: ListSpec<Progress, ProgressKey> = {
  storageKey: ownKey(PROGRESS_NAME),
  keyOf: progressKey,
  isKey: isProgressKey,
  readItem: readProgress,
  writeItem: writeProgress,
  parse,
  stringify: (entries) => {
    const kept = latest([...entries]);
    const text = JSON.stringify({
      version: PROGRESS_VERSION,
      // First of all, so that boot/visitor need not read further: home keeps a place for the row.
      hasRow: continueWatching(kept, Date.now()).length > 0,
      entries: kept.map(writeProgress),
    });
    known = { text, entries: kept };
    return text;
  },
  wins: (entry, listed) => {
    if (entry.playedAt !== listed.playedAt) return entry.playedAt > listed.playedAt;
    // Of the same millisecond, the same one in every tab.
    if (entry.isHidden !== listed.isHidden) return entry.isHidden;
    return entry.position > listed.position;
  },
};
