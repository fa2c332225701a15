const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  "'": '&#39;',
  '<': '&lt;',
  '>': '&gt;',
};

/** Text as it may stand in HTML and XML, between tags and in quoted attributes. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll(/[&"'<>]/g, (letter) => ESCAPES[letter] ?? letter);

/** An element without content; an attribute that is null is left out. */
export function tag(name: string, attributes: Readonly<Record<string, string | null>>): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === null ? '' : value === '' ? ` ${key}` : ` ${key}="${escapeMarkup(value)}"`,
  );
  return `<${name}${written.join('')}>`;
}

/**
 * JSON in a script element that is data. It is plain ASCII, and nothing in it can end the element. The attribute keeps
 * Cloudflare's Rocket Loader from rewriting the element.
 */
export const dataScript = (attributes: Readonly<Record<string, string>>, value: unknown): string =>
  `${tag('script', { ...attributes, 'data-cfasync': 'false' })}${asciiJson(value)}</script>`;

const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[<\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Text of at most `max` characters that ends with a word. */
export function clip(text: string, max: number): string {
  const letters = Array.from(text.replaceAll(/\s+/g, ' ').trim());
  if (letters.length <= max) return letters.join('');
  const start = letters.slice(0, max - 1).join('');
  // Scripts without spaces, and words longer than a line, are cut where they are.
  const end = start.lastIndexOf(' ');
  return `${(end > start.length / 2 ? start.slice(0, end) : start).replace(/[\s.,;:–-]+$/u, '')}…`;
}
