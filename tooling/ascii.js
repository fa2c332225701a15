/*
 * A server may declare another encoding than UTF-8, such as `charset=iso-8859-1`, for everything that it sends. So all
 * that the build publishes but JSON is plain ASCII.
 */
const BEYOND_ASCII = /[^\0-\x7f]/gu;

/** Scripts and style sheets in it must be ASCII already: they know no character references. */
exports.asciiMarkup = (markup) => markup.replaceAll(BEYOND_ASCII, (letter) => `&#${letter.codePointAt(0)};`);

/** The space ends the number. */
exports.asciiStyles = (styles) =>
  styles.replaceAll(BEYOND_ASCII, (letter) => `\\${letter.codePointAt(0).toString(16)} `);

/** Options of terser for a script that is plain ASCII. */
exports.ASCII = { ascii_only: true };
