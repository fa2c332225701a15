const path = require('node:path');
const webpack = require('webpack');

const inRoot = (...parts) => path.join(__dirname, '..', ...parts);

/**
 * Builds a part of src for Node, in one file, with the page's own rules for what it imports.
 * @param {import('webpack').WebpackOptionsNormalized} options the page's own build
 * @param {{ entry: string, publicPath?: string, rules: import('webpack').RuleSetRule[] }} part
 * @returns {Promise<string>} the file
 */
exports.compileForNode = async ({ resolve, mode }, { entry, publicPath = '', rules }) => {
  const folder = inRoot('.cache/for-node');
  const filename = `${path.parse(entry).name}.cjs`;
  const compiler = webpack({
    mode,
    resolve,
    target: 'node20',
    node: { __dirname: false },
    devtool: false,
    entry: inRoot(entry),
    output: { path: folder, filename, library: { type: 'commonjs2' }, publicPath },
    module: { rules },
    optimization: { minimize: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  });
  await new Promise((done, fail) => {
    compiler.run((error, stats) => {
      const problem = error ?? (stats.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => (problem ? fail(problem) : done()));
    });
  });
  return path.join(folder, filename);
};
