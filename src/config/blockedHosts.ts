import type { RuntimeConfig } from './runtimeConfig';

/** The hosts that a deployer names, and the directive of the page's policy that what asks them falls under. */
const ASKED = [
  { setting: 'productApiUrl', directive: 'connect-src', address: (config: RuntimeConfig) => config.productApiUrl },
  { setting: 'tmdbBaseUrl', directive: 'connect-src', address: (config: RuntimeConfig) => config.tmdbBaseUrl },
  { setting: 'tmdbImageBaseUrl', directive: 'img-src', address: (config: RuntimeConfig) => config.tmdbImageBaseUrl },
  { setting: 'brand.wordmark', directive: 'img-src', address: ({ site }: RuntimeConfig) => site.brand.wordmark },
] as const;

export interface BlockedHost extends Pick<(typeof ASKED)[number], 'setting' | 'directive'> {
  origin: string;
}

/** The settings whose hosts a page of this policy may not ask. */
export function blockedHosts(config: RuntimeConfig, policy: string, appUrl: string): BlockedHost[] {
  const own = new URL(appUrl).origin;
  return ASKED.flatMap(({ setting, directive, address }) => {
    const { origin, protocol } = new URL(address(config) ?? own);
    const sources = policy
      .split(';')
      .find((part) => part.trim().startsWith(`${directive} `))
      ?.split(' ');
    const isAllowed = origin === own || !sources || sources.includes(protocol) || sources.includes(origin);
    return isAllowed ? [] : [{ setting, directive, origin }];
  });
}
