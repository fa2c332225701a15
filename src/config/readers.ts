import { isCredentialText } from './runtimeConfig';

/** Reads the value of a setting in config.json. Throws an `Unfit` if the value is invalid. */
export type Read<T> = (value: unknown, appUrl: string) => T;

/** The error of an invalid setting. Its message never contains the value. */
export class Unfit extends Error {}

const unless = (isFit: boolean, problem: string) => {
  if (!isFit) throw new Unfit(problem);
};

const text: Read<string> = (value) => {
  const trimmed = typeof value === 'string' ? value.trim() : '';
  unless(trimmed !== '', 'is not text');
  return trimmed;
};

/** Reads a text of at most `most` characters. */
export const shortText =
  (most: number): Read<string> =>
  (value, appUrl) => {
    const trimmed = text(value, appUrl);
    unless(trimmed.length <= most, `is longer than ${most} characters`);
    return trimmed;
  };

/** Reads a web URL, absolute or relative to the bundle. The result has no slash at the end. */
export const address: Read<string> = (value, appUrl) => {
  const written = text(value, appUrl);
  const url = URL.canParse(written, appUrl) ? new URL(written, appUrl) : null;
  if (url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '')
    return url.href.replace(/\/+$/, '');
  throw new Unfit('is not a web address');
};

export const secret: Read<string> = (value, appUrl) => {
  const trimmed = text(value, appUrl);
  unless(isCredentialText(trimmed), 'is not a key');
  return trimmed;
};

export const flag: Read<boolean> = (value) => {
  if (typeof value === 'boolean') return value;
  throw new Unfit('is not true or false');
};

export const color: Read<string> = (value, appUrl) => {
  const written = text(value, appUrl).toLowerCase();
  unless(/^#[\da-f]{6}$/.test(written), 'is not a color such as #f6b24a');
  return written;
};

export const matching =
  (pattern: RegExp, example: string): Read<string> =>
  (value, appUrl) => {
    const written = text(value, appUrl);
    unless(pattern.test(written), `must look like ${example}`);
    return written;
  };

/** Reads a list of these names in any order, without repeats. */
export const listOf =
  <Name extends string>(names: readonly Name[]): Read<readonly Name[]> =>
  (value) => {
    const isName = (item: unknown): item is Name => names.some((name) => name === item);
    if (Array.isArray(value) && value.every(isName) && new Set(value).size === value.length) return value;
    throw new Unfit(`is not a list of ${names.join(', ')}`);
  };

/** Reads a list whose items are read one by one. */
export const each =
  <Value>(read: Read<Value>): Read<readonly Value[]> =>
  (value, appUrl) => {
    if (!Array.isArray(value)) throw new Unfit('is not a list');
    return value.map((item) => read(item, appUrl));
  };

/** Reads a list of origins, such as `https://films.example`. */
export const origins: Read<readonly string[]> = (value, appUrl) => {
  if (!Array.isArray(value)) throw new Unfit('is not a list of hosts such as https://films.example');
  return [...new Set(value.map((host) => new URL(address(host, appUrl)).origin))];
};
