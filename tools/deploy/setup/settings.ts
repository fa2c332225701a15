import { contrast, READABLE } from '@/config/contrast';
import { LIGHTEST_SURFACE } from '@/config/readConfig';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import { DEFAULT_SITE } from '@/config/site';
import type { SettingChanges } from '../configFile';

/** The reason why a value is invalid, as a sentence. The command then asks the question again. */
export class InvalidValue extends Error {}

/** The names of the settings and their flags. All values are strings, as they are typed. */
export type SettingName =
  'name' | 'tagline' | 'accent' | 'logo' | 'language' | 'site-url' | 'sign-in' | 'plans' | 'search-engines';

export type Values = Record<SettingName, string>;

interface Setting {
  question: string;
  /** The help text of the flag. */
  help: string;
  /** Returns the normalized value. Throws an `InvalidValue`. */
  read: (text: string) => string;
}

const text =
  (what: string, most: number, isRequired = false) =>
  (value: string): string => {
    if (isRequired && value === '') throw new InvalidValue(`${what} is missing. Enter at least one letter.`);
    if (value.length > most) throw new InvalidValue(`${what} has ${value.length} characters. The maximum is ${most}.`);
    return value;
  };

function accent(value: string): string {
  const color = value.toLowerCase();
  if (!/^#[\da-f]{6}$/.test(color)) throw new InvalidValue(`"${value}" is not a color. Write it like #f6b24a.`);
  const found = contrast(color, LIGHTEST_SURFACE);
  if (found < READABLE)
    throw new InvalidValue(
      `The color ${color} has a contrast of ${found.toFixed(1)} to the site's background, but text needs ${READABLE}. The nearest that is light enough is ${lightened(color)}.`,
    );
  return color;
}

/** Returns the first color between this one and white that text may have. */
function lightened(color: string): string {
  const mixed = (share: number) =>
    [1, 3, 5].reduce((text, start) => {
      const value = parseInt(color.slice(start, start + 2), 16);
      return (
        text +
        Math.round(value + (255 - value) * share)
          .toString(16)
          .padStart(2, '0')
      );
    }, '#');
  const shades = Array.from({ length: 101 }, (_, percent) => mixed(percent / 100));
  return shades.find((shade) => contrast(shade, LIGHTEST_SURFACE) >= READABLE) ?? '#ffffff';
}

function language(value: string): string {
  if (!/^[a-z]{2}(-[A-Z]{2})?$/.test(value))
    throw new InvalidValue(`"${value}" is not a language. Write it like en, de or pt-BR.`);
  return value;
}

function siteUrl(value: string): string {
  if (value === '') return value;
  const url = /^https?:\/\//i.test(value) && URL.canParse(value) ? new URL(value) : null;
  const isPlain = url?.search === '' && url.hash === '' && url.username === '' && url.password === '';
  if (url === null || !isPlain)
    throw new InvalidValue(`"${value}" is not a web address. Write it like https://films.example/ or leave it empty.`);
  return url.href.replace(/\/*$/, '/');
}

function yesOrNo(value: string): string {
  if (/^(y|yes|on|true)$/i.test(value)) return 'yes';
  if (/^(n|no|off|false)$/i.test(value)) return 'no';
  throw new InvalidValue(`"${value}" is not valid. Type yes or no.`);
}

/** The settings in the order of the questions. */
export const SETTINGS: Readonly<Record<SettingName, Setting>> = {
  name: {
    question: 'Name of the site',
    help: 'at most 30 characters',
    read: text('The name', 30, true),
  },
  tagline: {
    question: 'Description in one sentence, for search engines and chats',
    help: 'description in one sentence, at most 120 characters',
    read: text('The description', 120),
  },
  accent: {
    question: 'Accent color',
    help: 'a light color such as #f6b24a',
    read: accent,
  },
  logo: {
    question: 'Logo (a PNG, SVG or WebP file; without one, the icon is drawn from the name)',
    help: 'a PNG, SVG or WebP file; without one, the icon is drawn from the name',
    read: (value) => value,
  },
  language: {
    question: 'Language of the titles and texts',
    help: 'such as en-US or de-DE',
    read: language,
  },
  'site-url': {
    question: 'Public address of the site',
    help: 'its public address, such as https://films.example/',
    read: siteUrl,
  },
  'sign-in': {
    question: 'Show a sign-in page? It protects nothing (see docs/members-only.md)',
    help: 'yes or no: a sign-in page (it protects nothing)',
    read: yesOrNo,
  },
  plans: {
    question: 'Show plans with simulated payment?',
    help: 'yes or no: plans with simulated payment; needs the sign-in page',
    read: yesOrNo,
  },
  'search-engines': {
    question: 'Allow search engines to show the site?',
    help: 'yes or no: allow search engines to show the site',
    read: yesOrNo,
  },
};

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

const yes = (isOn: boolean) => (isOn ? 'yes' : 'no');

/** Returns the current values as defaults of the questions. The sign-in of the demo is not used. */
export function currentValues({ site, ...config }: RuntimeConfig, logo: string): Values {
  const { brand, features, samples } = site;
  return {
    name: brand.name,
    tagline: brand.tagline ?? '',
    accent: brand.accent,
    logo,
    language: config.language,
    'site-url': config.siteUrl?.replace(/\/*$/, '/') ?? '',
    'sign-in': yes(!samples && features.signIn),
    plans: yes(!samples && features.plans),
    'search-engines': yes(config.index),
  };
}

/**
 * Returns the changes to config.json. Values that equal the defaults are left out. A demo that is only renamed keeps
 * its sign-in and plans.
 */
export function changesFor(values: Values, wordmark: string | undefined, keepSamples: boolean): SettingChanges {
  const isOn = (name: SettingName) => values[name] === 'yes';
  const unless = (value: string, usual: string) => (value === usual ? undefined : value);
  const signIn = isOn('sign-in');
  return {
    samples: keepSamples ? undefined : false,
    siteUrl: unless(values['site-url'], ''),
    language: unless(values.language, 'en-US'),
    index: isOn('search-engines') ? undefined : false,
    brand: {
      name: values.name,
      tagline: unless(values.tagline, ''),
      accent: unless(values.accent, DEFAULT_SITE.brand.accent),
      wordmark,
    },
    ...(!keepSamples && { features: { signIn, plans: signIn && isOn('plans') } }),
  };
}
