/**
 * Returns HTML or XML in which character references stand for all letters beyond ASCII, because a server may declare
 * another encoding than UTF-8. Scripts and style sheets in it must be ASCII already, as they know no such references.
 */
export const asciiMarkup = (markup: string): string =>
  markup.replaceAll(/[^\0-\x7f]/gu, (letter) => `&#${letter.codePointAt(0)};`);
