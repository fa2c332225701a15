import type {} from '@/contracts/boot';
import { once } from '../memoize';

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
  const own = navigator.languages.find((tag) => tag.split('-')[0] === code.split('-')[0]);
  return (own ?? code) + EXTENSION;
});

export const isEnglish = (): boolean => /^en\b/.test(locale());
