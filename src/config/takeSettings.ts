import { blockedHosts } from './blockedHosts';
import { colorPage, FIRST_LOOK_KEY, firstLook, lacksOf } from './firstLook';
import { readConfig } from './readConfig';
import type { RuntimeConfig } from './runtimeConfig';
import type { Site } from './site';

/** Takes a deployer's own settings: says what is wrong with them, colours the page, and keeps its looks for the next visit. */
export function takeSettings(raw: unknown, appUrl: string): RuntimeConfig {
  const warn = (message: string) => {
    console.warn(message);
  };
  const config = readConfig(raw, appUrl, warn);
  const policy = document.querySelector<HTMLMetaElement>('[http-equiv="Content-Security-Policy"]')?.content ?? '';
  // A host may be missing in two of the policy's lists.
  const blocked = blockedHosts(config, policy, appUrl).map(
    ({ setting, origin }) =>
      `config.json: ${setting} is at ${origin}, which the page may not ask; node deploy/apply.cjs allows it`,
  );
  for (const message of new Set(blocked)) warn(message);

  if (!config.site.samples) config.site.lacks = lacksOf(earlierLook());
  colorPage(firstLook(config.site));
  keepFirstLook(config.site);
  return config;
}

/** The look that an earlier visit stored, or that deploy/apply.cjs wrote into the page. */
function earlierLook(): string | null | undefined {
  const written = document.querySelector<HTMLElement>('script[data-site]')?.dataset.site;
  try {
    return localStorage.getItem(FIRST_LOOK_KEY) ?? written;
  } catch {
    return written;
  }
}

/** Stores how the site looks for the next visit's first paint. */
export function keepFirstLook(site: Site): void {
  try {
    localStorage.setItem(FIRST_LOOK_KEY, JSON.stringify(firstLook(site)));
  } catch {
    // Without storage the next visit begins like this one.
  }
}
