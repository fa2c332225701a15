import { contentLanguage } from '@/lib/formats/locale';
import { isRecord } from '@/lib/json';
import { contrast, READABLE } from './contrast';
import type { Read } from './readers';
import { address, color, each, flag, listOf, matching, origins, secret, shortText, Unfit } from './readers';
import type { RuntimeConfig } from './runtimeConfig';
import { defaultConfig, NETWORK_SOURCE_NAMES } from './runtimeConfig';
import type { Brand, BrandTexts, Features, HomeRow, Site } from './site';
import { HOME_ROWS, DEFAULT_SITE, OWN_HOME_ROWS, OWN_SITE } from './site';

/** Every name that `homeRows` in config.json may hold. */
export const HOME_ROW_NAMES: readonly HomeRow[] = [...new Set([...HOME_ROWS, ...OWN_HOME_ROWS])];

/** The value of `language` in config.json for texts in the language of the interface. */
const LIKE_INTERFACE = 'ui';

type Readers<Group> = { [Name in keyof Group]: Read<NonNullable<Group[Name]>> };

const READERS: Readers<
  Omit<RuntimeConfig, 'site'> & Pick<Site, 'homeRows' | 'uiLanguage' | 'uiLanguages'> & { samples: boolean }
> = {
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
  siteUrl: address,
  index: flag,
  samples: flag,
  uiLanguage: matching(/^(auto|[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?)$/, 'de'),
  uiLanguages: each(matching(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/, 'de')),
  homeRows: (value, appUrl) => heroFirst(listOf(HOME_ROW_NAMES)(value, appUrl)),
};

const BRAND: Readers<Omit<Brand, 'texts'>> = {
  name: shortText(30),
  wordmark: address,
  accent: color,
  accentText: color,
  tagline: shortText(120),
};

const BRAND_TEXTS: Readers<BrandTexts> = {
  movies: shortText(120),
  series: shortText(120),
  landingTitle: shortText(60),
  landingText: shortText(200),
};

const FEATURES: Readers<Features> = {
  signIn: flag,
  plans: flag,
  demoAccount: flag,
  previews: flag,
  dimBackground: flag,
  ticket: flag,
  colors: flag,
  tonight: flag,
};

/** The earlier names of features, which a config.json may still have. */
const EARLIER_NAMES: Readonly<Record<string, string>> = { lampDown: 'dimBackground', colours: 'colors' };

const withCurrentNames = (features: unknown): unknown =>
  isRecord(features)
    ? Object.fromEntries(Object.entries(features).map(([name, value]) => [EARLIER_NAMES[name] ?? name, value]))
    : features;

/** The lightest background of the accent, `--ink-overlay`. */
export const LIGHTEST_SURFACE = '#28222c';

/**
 * Reads the content of config.json. A missing or empty setting silently gets its default. An invalid one gets its
 * default with a warning, which names the setting but never its value.
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
      warn(`config.json: ${path.slice(0, -1)} is not an object; it is ignored`);
      return result;
    }
    for (const name of Object.keys(content)) {
      if (!Object.hasOwn(readers, name) && name !== '$schema') warn(`config.json: unknown setting "${path}${name}"`);
    }
    for (const name of Object.keys(readers) as (keyof Group & string)[]) {
      const value = Object.hasOwn(content, name) ? content[name] : undefined;
      if (value === undefined || value === null || value === '') continue;
      try {
        result[name] = readers[name](value, appUrl);
      } catch (problem) {
        if (!(problem instanceof Unfit)) throw problem;
        warn(`config.json: ${path}${name} ${problem.message}; it is ignored`);
      }
    }
    return result;
  }

  const { brand, features, ...rest } = raw;
  const { texts, ...plainBrand } = isRecord(brand) ? brand : { texts: undefined };
  const { samples, homeRows, uiLanguage, uiLanguages, language, ...config } = readGroup(
    READERS,
    {
      ...defaults,
      language: LIKE_INTERFACE,
      samples: true,
      homeRows: DEFAULT_SITE.homeRows,
      uiLanguage: DEFAULT_SITE.uiLanguage,
      uiLanguages: DEFAULT_SITE.uiLanguages,
    },
    rest,
  );
  const defaultSite = samples ? DEFAULT_SITE : OWN_SITE;
  return {
    ...config,
    language: language === LIKE_INTERFACE ? contentLanguage(uiLanguage) : language,
    site: {
      brand: {
        ...withReadableAccent(
          readGroup(BRAND, DEFAULT_SITE.brand, isRecord(brand) ? plainBrand : brand, 'brand.'),
          warn,
        ),
        texts: readGroup(BRAND_TEXTS, DEFAULT_SITE.brand.texts, texts, 'brand.texts.'),
      },
      features: withoutUnusable(
        readGroup(FEATURES, defaultSite.features, withCurrentNames(features), 'features.'),
        samples,
      ),
      homeRows: !samples && homeRows === DEFAULT_SITE.homeRows ? OWN_HOME_ROWS : homeRows,
      uiLanguage,
      uiLanguages,
      samples,
      lacks: [],
      genres: [],
    },
  };
}

/** Replaces an accent with too little contrast to the page, or to its text, by the default. */
function withReadableAccent<Colors extends Pick<Brand, 'accent' | 'accentText'>>(
  brand: Colors,
  warn: (message: string) => void,
): Colors {
  const check = (name: 'accent' | 'accentText', ground: string, where: string) => {
    const found = contrast(brand[name], ground);
    if (found >= READABLE) return brand[name];
    warn(`config.json: brand.${name} has a contrast of ${found.toFixed(1)} to ${where}, below 4.5; it is ignored`);
    return DEFAULT_SITE.brand[name];
  };
  const accent = check('accent', LIGHTEST_SURFACE, 'the page');
  return { ...brand, accent, accentText: check('accentText', accent, 'the accent') };
}

/** The hero comes first, because the header overlays it. */
const heroFirst = (rows: readonly HomeRow[]) => [...rows].sort((a, b) => Number(b === 'hero') - Number(a === 'hero'));

/** Without sign-in, there is neither a demo account nor a subscription. The demo account belongs to the samples. */
function withoutUnusable(features: Features, samples: boolean): Features {
  const { signIn, plans, demoAccount } = features;
  return { ...features, plans: signIn && plans, demoAccount: signIn && demoAccount && samples };
}
