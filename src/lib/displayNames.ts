import { once } from './memoize';

const countryNames = once(() => new Intl.DisplayNames('en', { type: 'region' }));

/** Returns `Germany` for `DE`, or the code itself if it is unknown. */
export function countryName(code: string): string {
  try {
    return countryNames().of(code) ?? code;
  } catch {
    return code;
  }
}

const languageNames = once(() => new Intl.DisplayNames('en', { type: 'language' }));

/** Returns `French` for `fr`, or the code itself if it is unknown. */
export function languageName(code: string): string {
  try {
    return languageNames().of(code) ?? code;
  } catch {
    return code;
  }
}
