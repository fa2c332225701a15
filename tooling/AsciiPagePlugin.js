const HtmlPlugin = require('html-webpack-plugin');
const { asciiMarkup } = require('./ascii.js');

/** Emits index.html as plain ASCII. */
class AsciiPagePlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('AsciiPagePlugin', (compilation) => {
      HtmlPlugin.getHooks(compilation).beforeEmit.tap('AsciiPagePlugin', (data) => ({
        ...data,
        html: asciiMarkup(data.html),
      }));
    });
  }
}

module.exports = { AsciiPagePlugin };
