const path = require('node:path');
const webpack = require('webpack');
const { runCompiler } = require('./runCompiler.js');

const inRoot = (...parts) => path.join(__dirname, '..', ...parts);

/**
 * Builds a part of src for Node, in one file, with the page's own rules for what it imports.
 * @param {import('webpack').WebpackOptionsNormalized} options the page's own build
 * @param {{ entry: string, publicPath?: string, rules: import('webpack').RuleSetRule[], unused?: RegExp }} part
 *   `unused`: modules that are never loaded at run time, so the file does not contain them
 * @returns {Promise<string>} the file
 */
exports.compileForNode = async ({ resolve, mode }, { entry, publicPath = '', rules, unused }) => {
  const folder = inRoot('.cache/for-node');
  const filename = `${path.parse(entry).name}.cjs`;
  await runCompiler({
    mode,
    resolve,
    target: 'node20',
    node: { __dirname: false },
    devtool: false,
    // Commands run again and again over the same sources; while developing, styles have other names.
    cache: {
      type: 'filesystem',
      cacheDirectory: inRoot('.cache/webpack-for-node'),
      name: `${mode}-${filename}`,
      buildDependencies: { config: [__filename, inRoot('webpack.config.js')] },
    },
    entry: inRoot(entry),
    output: { path: folder, filename, library: { type: 'commonjs2' }, publicPath },
    module: { rules },
    optimization: { minimize: false },
    plugins: [
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      ...(unused === undefined ? [] : [new webpack.IgnorePlugin({ resourceRegExp: unused })]),
    ],
  });
  return path.join(folder, filename);
};
