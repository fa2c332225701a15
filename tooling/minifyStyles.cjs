const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');

/** A webpack loader before css-loader, as the minimizer sees style sheets that are files, and none that a script brings. */
module.exports = async function minifyStyles(source) {
  const done = this.async();
  try {
    const { code } = await CssMinimizerPlugin.cssnanoMinify({ [this.resourcePath]: source }, undefined, {});
    done(null, code);
  } catch (error) {
    done(error);
  }
};
