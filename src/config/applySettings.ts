import { blockedHosts } from './blockedHosts';
import { colorPage, brandingOf, lacksOf } from './storedBranding';
import { BRANDING_KEY, storeBranding } from './storeBranding';
import { readConfig } from './readConfig';
import type { RuntimeConfig } from './runtimeConfig';

/**
 * Applies the deployer's settings: logs a warning for each error, colors the page, and stores the branding for the next
 * visit.
 */
export function applySettings(raw: unknown, appUrl: string): RuntimeConfig {
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
  colorPage(brandingOf(config.site));
  storeBranding(config.site);
  return config;
}

/** Returns the branding that an earlier visit stored, or that deploy/apply.cjs wrote into the page. */
function earlierLook(): string | null | undefined {
  const written = document.querySelector<HTMLElement>('script[data-site]')?.dataset.site;
  try {
    return localStorage.getItem(BRANDING_KEY) ?? written;
  } catch {
    return written;
  }
}
