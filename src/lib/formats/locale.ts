import type {} from '@/contracts/boot';
import { once } from '../memoize';
import { scriptOf } from '../scriptOf';

/** Gregorian dates and Latin digits in each language, because counts and times have Latin digits. */
const EXTENSION = '-u-ca-gregory-nu-latn';

/** Outside of the app there is no boot state. */
const boot = () => (typeof window === 'undefined' ? undefined : window.kinora);

/** The language of the interface, such as `pt-BR`. Outside of the app it is English. */
const ownLanguage = () => boot()?.language?.code ?? 'en';

const isEnglishTag = (tag: string) => /^en\b/.test(tag);

export const isEnglish = (): boolean => isEnglishTag(ownLanguage());

/** Returns whether a tag has the language and script of the interface. The first `Intl.Locale` takes a slow phone 20 ms. */
const isOfInterface = (tag: string) => (isEnglish() ? isEnglishTag(tag) : scriptOf(tag) === scriptOf(ownLanguage()));

/**
 * Returns the locale of dates, numbers and lists: the viewer's own variant of the interface's language, such as `en-GB`,
 * otherwise the language itself. Outside of the app it is English.
 */
export const locale = once((): string =>
  boot() ? (navigator.languages.find(isOfInterface) ?? ownLanguage()) + EXTENSION : 'en',
);

/**
 * Returns the language of the interface as TMDB names it: `en-US`, `de`, or `zh-CN`.
 * @param siteLanguage the `uiLanguage` of the site, which counts outside of the app; English if it has none
 */
export function contentLanguage(siteLanguage = 'en'): string {
  const code = boot() ? ownLanguage() : siteLanguage;
  if (/^(en|auto)/.test(code)) return 'en-US';
  if (!code.includes('-')) return code;
  const { language, region } = new Intl.Locale(code).maximize();
  return region ? `${language}-${region}` : language;
}
