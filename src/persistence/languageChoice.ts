import { isLanguageCode } from '@/contracts/language';
import { siteStorageKey } from './storedKeys';
import { LANGUAGE_NAME } from './storedNames';
import type { StorageEngine } from './storageEngine';

export const LANGUAGE_STORAGE_KEY = siteStorageKey(LANGUAGE_NAME);

/** The language that the viewer has chosen for the interface, such as `pt-BR`. The boot script reads it. */
export const languageChoice = (engine: StorageEngine) => ({
  /** Returns null if the viewer has chosen none: the language is then the site's, or the browser's. */
  get: (): string | null => {
    const code = engine.get(LANGUAGE_STORAGE_KEY);
    return isLanguageCode(code) ? code : null;
  },
  /** Returns whether the choice was saved. */
  set: (code: string | null): boolean => {
    if (code !== null) return engine.set(LANGUAGE_STORAGE_KEY, code);
    engine.remove(LANGUAGE_STORAGE_KEY);
    return true;
  },
});
