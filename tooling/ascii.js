/*
 * A server may declare another encoding than UTF-8, such as `charset=iso-8859-1`, for all its responses. Therefore
 * everything that the build publishes is plain ASCII, except JSON.
 */
const BEYOND_ASCII = /[^\0-\x7f]/gu;

/**
 * Replaces characters by character references. Scripts and style sheets in the markup must be ASCII already, because
 * they do not support such references.
 */
exports.asciiMarkup = (markup) => markup.replaceAll(BEYOND_ASCII, (letter) => `&#${letter.codePointAt(0)};`);

/** Replaces characters by CSS escapes. The space ends the number. */
exports.asciiStyles = (styles) =>
  styles.replaceAll(BEYOND_ASCII, (letter) => `\\${letter.codePointAt(0).toString(16)} `);

/** Options that make terser emit plain ASCII. */
exports.ASCII = { ascii_only: true };
