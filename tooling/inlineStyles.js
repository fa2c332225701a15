const crypto = require('node:crypto');
const { asciiStyles } = require('./ascii.js');

/**
 * Removes the style sheets from the build and returns them for inlining in the page, which saves a round trip before
 * the first paint.
 * @param {import('webpack').Compilation} compilation
 */
exports.inlineStyles = (compilation) => {
  const sheets = compilation.getAssets().filter(({ name }) => name.endsWith('.css'));
  const styles = sheets.map(({ source }) => source.source().toString()).join('');
  sheets.forEach(({ name }) => compilation.deleteAsset(name));
  return asciiStyles(styles);
};

/** Returns the policy's source for an inline script or style sheet. */
exports.policyHash = (text) => `'sha256-${crypto.createHash('sha256').update(text).digest('base64')}'`;
