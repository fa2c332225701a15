const MAX_LENGTH = 2048;

/** An address that a link may lead to: of the web, and without a name or password in it; null for anything else. */
export function readWebAddress(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_LENGTH || !/^https?:\/\/[^\s\\]+$/i.test(value)) return null;
  if (!URL.canParse(value)) return null;
  const { username, password, href } = new URL(value);
  return username === '' && password === '' ? href : null;
}
