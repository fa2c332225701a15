import { once } from './once';

const names = once(() => new Intl.DisplayNames('en', { type: 'language' }));

/** `French` for `fr`; the code itself where it is none that is known. */
export function languageName(code: string): string {
  try {
    return names().of(code) ?? code;
  } catch {
    return code;
  }
}
