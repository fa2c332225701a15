import { once } from './once';

const names = once(() => new Intl.DisplayNames('en', { type: 'region' }));

/** Returns `Germany` for `DE`, or the code itself if it is unknown. */
export function countryName(code: string): string {
  try {
    return names().of(code) ?? code;
  } catch {
    return code;
  }
}
