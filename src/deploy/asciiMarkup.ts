/**
 * Replaces all characters beyond ASCII in HTML or XML by character references, because a server may declare another
 * encoding than UTF-8. Scripts and style sheets in the markup must be ASCII already, because they do not support such
 * references.
 */
export const asciiMarkup = (markup: string): string =>
  markup.replaceAll(/[^\0-\x7f]/gu, (letter) => `&#${letter.codePointAt(0)};`);
