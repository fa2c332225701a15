import { once } from './once';

const names = once(() => new Intl.DisplayNames('en', { type: 'region' }));

/** `Germany` for `DE`; the code itself where it is none that is known. */
export function countryName(code: string): string {
  try {
    return names().of(code) ?? code;
  } catch {
    return code;
  }
}
