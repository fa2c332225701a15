import { BASE_PATH } from '@/config/basePath';
import { siteKey } from '@/lib/siteKey';

/** Since when what was answered is what had been saved: a visit that reaches the server again asks for it anew. */
const KEY = siteKey('kinora:saved-since', BASE_PATH);

/** @returns null where nothing was, or where it is not known */
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
    // Then only this visit knows.
  }
}
