import { once } from '../memoize';
import { locale } from './locale';

/** Returns a function that gives the name of a code, or the code itself if it is unknown. */
function namesOf(type: 'region' | 'language'): (code: string) => string {
  // Made at the first use, because the tables take long to load.
  const names = once(() => new Intl.DisplayNames(locale(), { type }));
  return (code) => {
    try {
      return names().of(code) ?? code;
    } catch {
      return code;
    }
  };
}

/** Returns `Germany` for `DE`. */
export const countryName = namesOf('region');

/** Returns `French` for `fr`. */
export const languageName = namesOf('language');
