import type { PlayerSettings } from '@/domain/film/playerSettings';
import { PLAYER_DEFAULTS, readPlayerSettings } from '@/domain/film/playerSettings';
import { KEY_PREFIX } from './storedKeys';
import type { StorageEngine } from './storageEngine';
import { createStorageEngine } from './storageEngine';

export const PLAYER_STORAGE_KEY = `${KEY_PREFIX}player`;

export interface KeptPlayerSettings {
  get: () => PlayerSettings;
  set: (settings: PlayerSettings) => void;
}

/** No slice: the player alone knows of them, and comes with a chunk of its own. */
export function keptPlayerSettings(engine: StorageEngine = createStorageEngine()): KeptPlayerSettings {
  return {
    get: () => {
      const text = engine.get(PLAYER_STORAGE_KEY);
      if (text === null) return PLAYER_DEFAULTS;
      const settings = parse(text);
      if (settings) return settings;
      console.warn(`What is stored under ${PLAYER_STORAGE_KEY} cannot be read`);
      engine.set(`${PLAYER_STORAGE_KEY}.unreadable`, text);
      engine.remove(PLAYER_STORAGE_KEY);
      return PLAYER_DEFAULTS;
    },
    set: (settings) => void engine.set(PLAYER_STORAGE_KEY, JSON.stringify(settings)),
  };
}

function parse(text: string): PlayerSettings | null {
  try {
    return readPlayerSettings(JSON.parse(text));
  } catch {
    return null;
  }
}
