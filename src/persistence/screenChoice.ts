import type { ScreenChoice } from '@/lib/needsTvLayout';
import { siteStorageKey } from './storedKeys';
import { SCREEN_NAME } from './storedNames';
import type { StorageEngine } from './storageEngine';

const SCREEN_KEY = siteStorageKey(SCREEN_NAME);

/** Returns whether a value is a choice as this module stores it. */
export const isScreenChoice = (value: unknown): value is ScreenChoice => value === 'tv' || value === 'near';

/** The screen that the viewer has chosen. The boot script reads it. */
export const screenChoice = (engine: StorageEngine) => ({
  /** Returns null if the viewer has chosen none: the device then decides. */
  get: (): ScreenChoice | null => {
    const choice = engine.get(SCREEN_KEY);
    return isScreenChoice(choice) ? choice : null;
  },
  set: (choice: ScreenChoice | null): void => {
    if (choice === null) engine.remove(SCREEN_KEY);
    else engine.set(SCREEN_KEY, choice);
  },
  /** Calls back when another tab changes the choice or clears the storage. */
  follow: (onChange: () => void): void => {
    window.addEventListener('storage', ({ key }) => {
      if (key === SCREEN_KEY || key === null) onChange();
    });
  },
});
