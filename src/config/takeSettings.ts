import { blockedHosts } from './blockedHosts';
import { colorPage, FIRST_LOOK_KEY, firstLook } from './firstLook';
import { readConfig } from './readConfig';
import type { RuntimeConfig } from './runtimeConfig';

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

  const look = firstLook(config.site);
  colorPage(look);
  try {
    localStorage.setItem(FIRST_LOOK_KEY, JSON.stringify(look));
  } catch {
    // Not to be remembered: then the next visit begins like this one.
  }
  return config;
}
