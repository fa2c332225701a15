import type {} from '@/contracts/boot';
import { once } from '../memoize';
import { scriptOf } from '../scriptOf';

/** Gregorian dates and Latin digits in each language, because counts and times have Latin digits. */
const EXTENSION = '-u-ca-gregory-nu-latn';

/**
 * Returns the locale of dates, numbers and lists: the viewer's own variant of the interface's language, such as `en-GB`,
 * otherwise the language itself. Outside of the app it is English.
 */
export const locale = once((): string => {
  const boot = typeof window === 'undefined' ? undefined : window.kinora;
  if (!boot) return 'en';
  const code = boot.language?.code ?? 'en';
  const own = navigator.languages.find((tag) => scriptOf(tag) === scriptOf(code));
  return (own ?? code) + EXTENSION;
});

export const isEnglish = (): boolean => /^en\b/.test(locale());

/**
 * Returns the language of the interface as TMDB names it: `en-US`, `de`, or `zh-CN`.
 * @param siteLanguage the `uiLanguage` of the site, which counts outside of the app
 */
export function contentLanguage(siteLanguage: string): string {
  const boot = typeof window === 'undefined' ? undefined : window.kinora;
  const code = boot ? boot.language?.code : siteLanguage;
  if (!code || /^(en|auto)/.test(code)) return 'en-US';
  if (!code.includes('-')) return code;
  const { language, region } = new Intl.Locale(code).maximize();
  return region ? `${language}-${region}` : language;
}
