import { isRecord } from '@/lib/json';
import { contrast, READABLE } from './contrast';
import type { Read } from './readers';
import { address, color, flag, listOf, matching, origins, secret, shortText, Unfit } from './readers';
import type { RuntimeConfig } from './runtimeConfig';
import { defaultConfig, NETWORK_SOURCE_NAMES } from './runtimeConfig';
import type { Brand, Features, HomeRow, Site } from './site';
import { HOME_ROWS, KINORA } from './site';

type Readers<Group> = { [Name in keyof Group]: Read<NonNullable<Group[Name]>> };

const READERS: Readers<Omit<RuntimeConfig, 'site'> & Pick<Site, 'homeRows'>> = {
  sources: listOf(NETWORK_SOURCE_NAMES),
  productApiUrl: address,
  productApiSearches: flag,
  tmdbApiKey: secret,
  tmdbReadToken: secret,
  tmdbBaseUrl: address,
  tmdbImageBaseUrl: address,
  language: matching(/^[a-z]{2}(-[A-Z]{2})?$/, 'en-US'),
  region: matching(/^[A-Z]{2}$/, 'US'),
  offline: flag,
  mediaHosts: origins,
  homeRows: (value, appUrl) => heroFirst(listOf(HOME_ROWS)(value, appUrl)),
};

const BRAND: Readers<Brand> = { name: shortText, wordmark: address, accent: color, accentText: color };

const FEATURES: Readers<Features> = {
  signIn: flag,
  plans: flag,
  demoAccount: flag,
  previews: flag,
  lampDown: flag,
  ticket: flag,
  colours: flag,
  tonight: flag,
};

/** The lightest surface that the accent stands on, `--ink-overlay`. */
export const LIGHTEST_SURFACE = '#28222c';

/**
 * Reads the content of config.json. What is missing or empty takes its default silently, what is malformed takes it with
 * a warning that names the setting and never its value.
 */
export function readConfig(raw: unknown, appUrl: string, warn: (message: string) => void): RuntimeConfig {
  const defaults = defaultConfig(appUrl);
  if (!isRecord(raw)) {
    warn('config.json is not an object; the defaults are used');
    return defaults;
  }

  function readGroup<Group extends object>(
    readers: Readers<Group>,
    fallback: Group,
    content: unknown,
    path = '',
  ): Group {
    const result = { ...fallback };
    if (content === undefined || content === null) return result;
    if (!isRecord(content)) {
      warn(`config.json: ${path.slice(0, -1)} is not an object; it is not used`);
      return result;
    }
    for (const name of Object.keys(content)) {
      if (!Object.hasOwn(readers, name) && name !== '$schema') warn(`config.json: ${path}${name} is no setting`);
    }
    for (const name of Object.keys(readers) as (keyof Group & string)[]) {
      const value = Object.hasOwn(content, name) ? content[name] : undefined;
      if (value === undefined || value === null || value === '') continue;
      try {
        result[name] = readers[name](value, appUrl);
      } catch (problem) {
        if (!(problem instanceof Unfit)) throw problem;
        warn(`config.json: ${path}${name} ${problem.message}; it is not used`);
      }
    }
    return result;
  }

  const { brand, features, ...rest } = raw;
  const { homeRows, ...config } = readGroup(READERS, { ...defaults, homeRows: KINORA.homeRows }, rest);
  return {
    ...config,
    site: {
      brand: withReadableAccent(readGroup(BRAND, KINORA.brand, brand, 'brand.'), warn),
      features: withoutIdle(readGroup(FEATURES, KINORA.features, features, 'features.')),
      homeRows,
    },
  };
}

/** An accent that is hard to read on the page, or whose text is hard to read on it, is not used. */
function withReadableAccent(brand: Brand, warn: (message: string) => void): Brand {
  const check = (name: 'accent' | 'accentText', ground: string, where: string) => {
    const found = contrast(brand[name], ground);
    if (found >= READABLE) return brand[name];
    warn(`config.json: brand.${name} has a contrast of ${found.toFixed(1)} to ${where}, below 4.5; it is not used`);
    return KINORA.brand[name];
  };
  const accent = check('accent', LIGHTEST_SURFACE, 'the page');
  return { ...brand, accent, accentText: check('accentText', accent, 'the accent') };
}

/** The header lies over it. */
const heroFirst = (rows: readonly HomeRow[]) => [...rows].sort((a, b) => Number(b === 'hero') - Number(a === 'hero'));

/** Where nobody signs in, nobody demonstrates or subscribes either. */
const withoutIdle = (features: Features): Features =>
  features.signIn ? features : { ...features, plans: false, demoAccount: false };
