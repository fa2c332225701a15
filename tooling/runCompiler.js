const webpack = require('webpack');

/** Runs a separate webpack build. Rejects with its errors. */
exports.runCompiler = (options) => {
  const compiler = webpack(options);
  return new Promise((done, fail) => {
    compiler.run((error, stats) => {
      const problem = error ?? (stats.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => (problem ? fail(problem) : done()));
    });
  });
};
