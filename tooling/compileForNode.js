const path = require('node:path');
const webpack = require('webpack');
const { classNamesDigest } = require('./classNames.js');
const { runCompiler } = require('./runCompiler.js');

const inRoot = (...parts) => path.join(__dirname, '..', ...parts);

/**
 * Builds a part of src into one file for Node, with the module rules of the page's build.
 * @param {import('webpack').WebpackOptionsNormalized} options the options of the page's build
 * @param {{ entry: string, publicPath?: string, rules: import('webpack').RuleSetRule[], unused?: RegExp }} part
 * `unused`: modules that are never loaded at run time, so the file does not contain them
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
    // The cache speeds up commands that run repeatedly on the same sources. Its name contains what the names of classes
    // depend on.
    cache: {
      type: 'filesystem',
      cacheDirectory: inRoot('.cache/webpack-for-node'),
      name: `${mode}-${classNamesDigest}-${filename}`,
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
