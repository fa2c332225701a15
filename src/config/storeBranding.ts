import { siteKey } from '@/lib/siteKey';
import { BASE_PATH } from './basePath';
import { BRANDING_NAME, brandingOf } from './storedBranding';
import type { Site } from './site';

export const BRANDING_KEY = siteKey(BRANDING_NAME, BASE_PATH);

/** Stores the branding for the first paint of the next visit. */
export function storeBranding(site: Site): void {
  try {
    localStorage.setItem(BRANDING_KEY, JSON.stringify(brandingOf(site)));
  } catch {
    // Without storage the next visit starts like this one.
  }
}
