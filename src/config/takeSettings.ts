import { siteKey } from '@/lib/siteKey';
import { BASE_PATH } from './basePath';
import { blockedHosts } from './blockedHosts';
import { colorPage, FIRST_LOOK_NAME, firstLook, lacksOf } from './firstLook';
import { readConfig } from './readConfig';
import type { RuntimeConfig } from './runtimeConfig';
import type { Site } from './site';

const KEY = siteKey(FIRST_LOOK_NAME, BASE_PATH);

/**
 * Applies the deployer's settings: logs a warning for each error, colors the page, and stores the branding for the next
 * visit.
 */
export function takeSettings(raw: unknown, appUrl: string): RuntimeConfig {
  const warn = (message: string) => {
    console.warn(message);
  };
  const config = readConfig(raw, appUrl, warn);
  const policy = document.querySelector<HTMLMetaElement>('[http-equiv="Content-Security-Policy"]')?.content ?? '';
  // A host may be missing from two directives of the policy.
  const blocked = blockedHosts(config, policy, appUrl).map(
    ({ setting, origin }) =>
      `config.json: ${setting} is at ${origin}, which is blocked; run node deploy/apply.cjs to allow it`,
  );
  for (const message of new Set(blocked)) warn(message);

  if (!config.site.samples) config.site.lacks = lacksOf(earlierLook());
  colorPage(firstLook(config.site));
  keepFirstLook(config.site);
  return config;
}

/** Returns the branding that an earlier visit stored, or that deploy/apply.cjs wrote into the page. */
function earlierLook(): string | null | undefined {
  const written = document.querySelector<HTMLElement>('script[data-site]')?.dataset.site;
  try {
    return localStorage.getItem(KEY) ?? written;
  } catch {
    return written;
  }
}

/** Stores the branding for the first paint of the next visit. */
export function keepFirstLook(site: Site): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(firstLook(site)));
  } catch {
    // Without storage the next visit starts like this one.
  }
}
