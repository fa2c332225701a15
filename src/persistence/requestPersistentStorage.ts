import { siteStorageKey } from './storedKeys';
import { NAME_PREFIX } from './storedNames';
import type { StorageEngine } from './storageEngine';

/** The key of the browser's reply to the request for persistent storage. */
const ASKED_KEY = siteStorageKey(`${NAME_PREFIX}persist`);

const ANSWERS = ['granted', 'refused'] as const;

export type PersistenceAnswer = (typeof ANSWERS)[number];

/** Returns the browser's reply. Null if it was never requested. */
export const persistenceAnswer = (engine: Pick<StorageEngine, 'get'>): PersistenceAnswer | null =>
  ANSWERS.find((answer) => answer === engine.get(ASKED_KEY)) ?? null;

/**
 * Requests persistent storage, once on this device. Some browsers prompt the viewer, who must understand why. The
 * request is therefore only sent during a user activation.
 * @returns whether there is nothing left to request
 */
export function requestPersistentStorage(engine: StorageEngine): boolean {
  const { storage, userActivation } = navigator as Partial<Navigator>;
  if (!storage?.persist || persistenceAnswer(engine) !== null) return true;
  if (!userActivation?.isActive) return false;
  void storage.persist().then(
    (isKept) => engine.set(ASKED_KEY, isKept ? 'granted' : 'refused'),
    // The storage is blocked, so there is nothing to persist.
    () => undefined,
  );
  return true;
}
