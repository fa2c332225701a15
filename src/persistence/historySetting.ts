import { siteStorageKey } from './storedKeys';
import { NAME_PREFIX } from './storedNames';
import type { StorageEngine } from './storageEngine';

/** The key exists if the history is off. It is a separate key, so that no tab's list can overwrite it. */
const HISTORY_KEY = siteStorageKey(`${NAME_PREFIX}history`);
const OFF = 'off';

/** The setting whether playback is recorded, for all tabs. */
export function historySetting(engine: StorageEngine) {
  const isKept = () => engine.get(HISTORY_KEY) !== OFF;
  return {
    isKept,
    set: (next: boolean) => {
      if (next === isKept()) return;
      if (next) engine.remove(HISTORY_KEY);
      else engine.set(HISTORY_KEY, OFF);
    },
    /** Calls back when another tab changes the setting or clears the storage. */
    follow: (onSwitch: (isKept: boolean) => void) => {
      window.addEventListener('storage', ({ key, newValue }) => {
        if (key === HISTORY_KEY || key === null) onSwitch(newValue !== OFF);
      });
    },
  };
}
