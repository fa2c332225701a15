import { siteKey } from '@/lib/siteKey';
import { BASE_PATH } from './basePath';
import { FIRST_LOOK_NAME, firstLook } from './firstLook';
import type { Site } from './site';

export const FIRST_LOOK_KEY = siteKey(FIRST_LOOK_NAME, BASE_PATH);

/** Stores the branding for the first paint of the next visit. */
export function keepFirstLook(site: Site): void {
  try {
    localStorage.setItem(FIRST_LOOK_KEY, JSON.stringify(firstLook(site)));
  } catch {
    // Without storage the next visit starts like this one.
  }
}
