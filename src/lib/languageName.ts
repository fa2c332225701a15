import { once } from './once';

const names = once(() => new Intl.DisplayNames('en', { type: 'language' }));

/** Returns `French` for `fr`, or the code itself if it is unknown. */
export function languageName(code: string): string {
  try {
    return names().of(code) ?? code;
  } catch {
    return code;
  }
}
