import { BASE_PATH } from '@/config/basePath';
import { siteKey } from '@/lib/siteKey';

/**
 * The storage key of the time at which the worker's cache began to answer requests. A later visit that reaches the
 * server refetches what came from the cache.
 */
const KEY = siteKey('kinora:saved-since', BASE_PATH);

/** @returns null if no response came from the cache, or if it is unknown */
export function readSavedSince(): number | null {
  try {
    const since = Number(localStorage.getItem(KEY));
    return since > 0 && since <= Date.now() ? since : null;
  } catch {
    return null;
  }
}

export function writeSavedSince(since: number | null): void {
  try {
    if (since === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, String(since));
  } catch {
    // Storage is blocked: only this visit knows the time.
  }
}
