const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');

/**
 * A webpack loader that runs before css-loader. The minimizer plugin handles only style sheets that are files, not
 * those in scripts.
 */
module.exports = async function minifyStyles(source) {
  const done = this.async();
  try {
    const { code } = await CssMinimizerPlugin.cssnanoMinify({ [this.resourcePath]: source }, undefined, {});
    done(null, code);
  } catch (error) {
    done(error);
  }
};
