import { siteStorageKey } from './storedKeys';
import { NAME_PREFIX } from './storedNames';
import type { StorageEngine } from './storageEngine';

/** The key exists if single-key shortcuts are off. */
const SHORTCUTS_KEY = siteStorageKey(`${NAME_PREFIX}shortcuts`);
const OFF = 'off';

/** The setting whether shortcuts of one key work, such as `/` or the letters of the player, for all tabs. */
export function shortcutsSetting(engine: StorageEngine) {
  const isOn = () => engine.get(SHORTCUTS_KEY) !== OFF;
  return {
    isOn,
    set: (next: boolean) => {
      if (next === isOn()) return;
      if (next) engine.remove(SHORTCUTS_KEY);
      else engine.set(SHORTCUTS_KEY, OFF);
    },
  };
}
