const crypto = require('node:crypto');
const { asciiStyles } = require('./ascii.js');

/**
 * Takes the style sheets out of the build, to stand in the page itself: one round trip less before it is painted.
 * @param {import('webpack').Compilation} compilation
 */
exports.inlineStyles = (compilation) => {
  const sheets = compilation.getAssets().filter(({ name }) => name.endsWith('.css'));
  const styles = sheets.map(({ source }) => source.source().toString()).join('');
  sheets.forEach(({ name }) => compilation.deleteAsset(name));
  return asciiStyles(styles);
};

/** What a policy writes for a script or a style sheet that stands in the page. */
exports.policyHash = (text) => `'sha256-${crypto.createHash('sha256').update(text).digest('base64')}'`;
