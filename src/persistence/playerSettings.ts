import type { PlayerSettings } from '@/domain/film/playerSettings';
import { PLAYER_DEFAULTS, readPlayerSettings } from '@/domain/film/playerSettings';
import { parseJson } from '@/lib/json';
import { siteStorageKey } from './storedKeys';
import { NAME_PREFIX } from './storedNames';
import type { StorageEngine } from './storageEngine';
import { createStorageEngine } from './storageEngine';

export const PLAYER_STORAGE_KEY = siteStorageKey(`${NAME_PREFIX}player`);

export interface KeptPlayerSettings {
  get: () => PlayerSettings;
  set: (settings: PlayerSettings) => void;
}

/**
 * Reads and writes the settings of the player. They are not in a slice, because only the player uses them, and it is a
 * separate chunk.
 */
export function keptPlayerSettings(engine: StorageEngine = createStorageEngine()): KeptPlayerSettings {
  return {
    get: () => {
      const text = engine.get(PLAYER_STORAGE_KEY);
      if (text === null) return PLAYER_DEFAULTS;
      const settings = parsePlayerSettings(text);
      if (settings) return settings;
      console.warn(`The stored value of ${PLAYER_STORAGE_KEY} cannot be read`);
      engine.quarantine(PLAYER_STORAGE_KEY, 0);
      return PLAYER_DEFAULTS;
    },
    set: (settings) => {
      const isUnreadable = parsePlayerSettings(engine.getPersisted(PLAYER_STORAGE_KEY)) === null;
      engine.set(PLAYER_STORAGE_KEY, JSON.stringify(settings), isUnreadable);
    },
  };
}

/** Returns the settings in a stored text. Null if there are none or the text cannot be read. */
export function parsePlayerSettings(text: string | null): PlayerSettings | null {
  return readPlayerSettings(parseJson(text));
}
