const MAX_LENGTH = 2048;

/** Returns a URL that is safe for a link: http or https, without a name or password. Null for anything else. */
export function readWebAddress(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_LENGTH || !/^https?:\/\/[^\s\\]+$/i.test(value)) return null;
  if (!URL.canParse(value)) return null;
  const { username, password, href } = new URL(value);
  return username === '' && password === '' ? href : null;
}
