import type { RuntimeConfig } from './runtimeConfig';

/** The settings that name hosts, and the directives of the content security policy that apply to them. */
const ASKED = [
  { setting: 'productApiUrl', directive: 'connect-src', addresses: (config: RuntimeConfig) => [config.productApiUrl] },
  { setting: 'tmdbBaseUrl', directive: 'connect-src', addresses: (config: RuntimeConfig) => [config.tmdbBaseUrl] },
  {
    setting: 'tmdbImageBaseUrl',
    directive: 'img-src',
    addresses: (config: RuntimeConfig) => [config.tmdbImageBaseUrl],
  },
  // The service worker fetches images, too.
  {
    setting: 'tmdbImageBaseUrl',
    directive: 'connect-src',
    addresses: (config: RuntimeConfig) => [config.tmdbImageBaseUrl],
  },
  { setting: 'brand.wordmark', directive: 'img-src', addresses: ({ site }: RuntimeConfig) => [site.brand.wordmark] },
  {
    setting: 'brand.wordmark',
    directive: 'connect-src',
    addresses: ({ site }: RuntimeConfig) => [site.brand.wordmark],
  },
  { setting: 'mediaHosts', directive: 'media-src', addresses: ({ mediaHosts }: RuntimeConfig) => mediaHosts },
  // The player fetches streams, captions and previews.
  { setting: 'mediaHosts', directive: 'connect-src', addresses: ({ mediaHosts }: RuntimeConfig) => mediaHosts },
] as const;

export interface BlockedHost extends Pick<(typeof ASKED)[number], 'setting' | 'directive'> {
  origin: string;
}

/** Returns the settings whose hosts the content security policy blocks. */
export function blockedHosts(config: RuntimeConfig, policy: string, appUrl: string): BlockedHost[] {
  const own = new URL(appUrl).origin;
  return ASKED.flatMap(({ setting, directive, addresses }) => {
    const sources = policy
      .split(';')
      .find((part) => part.trim().startsWith(`${directive} `))
      ?.split(' ');
    return addresses(config).flatMap((address) => {
      const { origin, protocol } = new URL(address ?? own);
      const isAllowed = origin === own || !sources || sources.includes(protocol) || sources.includes(origin);
      return isAllowed ? [] : [{ setting, directive, origin }];
    });
  });
}
