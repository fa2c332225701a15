/**
 * Replaces all characters beyond ASCII in HTML or XML by character references, because a server may declare another
 * encoding than UTF-8. Scripts and style sheets in the markup must be ASCII already, because they do not support such
 * references.
 */
export const asciiMarkup = (markup: string): string =>
  markup.replaceAll(/[^\0-\x7f]/gu, (letter) => `&#${letter.codePointAt(0)};`);

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  "'": '&#39;',
  '<': '&lt;',
  '>': '&gt;',
};

/** Escapes text for HTML and XML, between tags and in quoted attributes. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll(/[&"'<>]/g, (letter) => ESCAPES[letter] ?? letter);

/** Returns the tag of an element without content. Leaves out attributes that are null. */
export function tag(name: string, attributes: Readonly<Record<string, string | null>>): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === null ? '' : value === '' ? ` ${key}` : ` ${key}="${escapeMarkup(value)}"`,
  );
  return `<${name}${written.join('')}>`;
}

/**
 * Returns a script element with JSON data. It is plain ASCII, and nothing in it can close the element. The attribute
 * prevents Cloudflare's Rocket Loader from rewriting the element.
 */
export const dataScript = (attributes: Readonly<Record<string, string>>, value: unknown): string =>
  `${tag('script', { ...attributes, 'data-cfasync': 'false' })}${asciiJson(value)}</script>`;

const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[<\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Shortens a text to `max` characters, at the end of a word. */
export function clip(text: string, max: number): string {
  const letters = Array.from(text.replaceAll(/\s+/g, ' ').trim());
  if (letters.length <= max) return letters.join('');
  const start = letters.slice(0, max - 1).join('');
  // Scripts without spaces and very long words are cut at the limit.
  const end = start.lastIndexOf(' ');
  return `${(end > start.length / 2 ? start.slice(0, end) : start).replace(/[\s.,;:–-]+$/u, '')}…`;
}
