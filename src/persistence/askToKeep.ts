import { ownKey } from './storedKeys';
import { NAME_PREFIX } from './storedNames';
import type { StorageEngine } from './storageEngine';

/** Whether the browser was asked to keep what is stored when room is short, and what it said. */
const ASKED_KEY = ownKey(`${NAME_PREFIX}persist`);

const ANSWERS = ['granted', 'refused'] as const;

export type KeepAnswer = (typeof ANSWERS)[number];

/** Null as long as nobody has asked. */
export const keptAnswer = (engine: Pick<StorageEngine, 'get'>): KeepAnswer | null =>
  ANSWERS.find((answer) => answer === engine.get(ASKED_KEY)) ?? null;

/**
 * Asks the browser to keep what is stored, once on this device. Some ask the viewer, who shall know why: so only while
 * the browser holds something for the viewer's own doing.
 * @returns whether there is nothing left to ask
 */
export function askToKeep(engine: StorageEngine): boolean {
  const { storage, userActivation } = navigator as Partial<Navigator>;
  if (!storage?.persist || keptAnswer(engine) !== null) return true;
  if (!userActivation?.isActive) return false;
  void storage.persist().then(
    (isKept) => engine.set(ASKED_KEY, isKept ? 'granted' : 'refused'),
    // Storage is blocked, and there is nothing to keep.
    () => undefined,
  );
  return true;
}
