import type { RuntimeConfig } from './runtimeConfig';

/** What asks for the hosts that a deployer names: the directive of the page's policy. */
const DIRECTIVES = {
  productApiUrl: 'connect-src',
  tmdbBaseUrl: 'connect-src',
  tmdbImageBaseUrl: 'img-src',
  wordmark: 'img-src',
} as const;

export interface BlockedHost {
  setting: string;
  directive: (typeof DIRECTIVES)[keyof typeof DIRECTIVES];
  origin: string;
}

const addressOf = (name: keyof typeof DIRECTIVES, { site, ...config }: RuntimeConfig) =>
  name === 'wordmark' ? site.brand.wordmark : config[name];

/** The settings whose hosts a page of this policy may not ask. */
export function blockedHosts(config: RuntimeConfig, policy: string, appUrl: string): BlockedHost[] {
  const own = new URL(appUrl).origin;
  return (Object.keys(DIRECTIVES) as (keyof typeof DIRECTIVES)[]).flatMap((name) => {
    const address = addressOf(name, config);
    if (address === null) return [];
    const { origin, protocol } = new URL(address);
    const directive = DIRECTIVES[name];
    const sources = policy
      .split(';')
      .find((part) => part.trim().startsWith(`${directive} `))
      ?.split(' ');
    const isAllowed = origin === own || !sources || sources.includes(protocol) || sources.includes(origin);
    return isAllowed ? [] : [{ setting: name === 'wordmark' ? 'brand.wordmark' : name, directive, origin }];
  });
}
