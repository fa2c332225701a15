const fs = require('node:fs');
const path = require('node:path');
const { afterPage } = require('./afterPage.js');
const { runCompiler } = require('./runCompiler.js');

const inRoot = (...parts) => path.join(__dirname, '..', ...parts);

/** The placeholder for the list of files in src/worker/cacheNames.ts. */
const LIST = 'KINORA_PRECACHE';

/**
 * Returns whether the service worker precaches a file: all scripts and fonts. hls.js, the external boot script and the
 * letters of other languages are excluded, because few viewers need them. The style sheet is inlined in the page.
 */
const isPrecached = (file) => /^assets\/.+\.(js|woff2)$/.test(file) && !/^assets\/(hls|boot|letters)\./.test(file);

/** Builds src/worker into one file, minified like the bundle's own scripts. */
async function compileWorker({ resolve, mode, module, optimization }) {
  const folder = inRoot('.cache/worker');
  await runCompiler({
    mode,
    resolve,
    target: ['webworker', 'es2022'],
    devtool: false,
    entry: inRoot('src/worker/sw.ts'),
    output: { path: folder, filename: 'sw.js' },
    module: { rules: [module.rules[0]] },
    optimization: { minimizeOptions: optimization.minimizeOptions },
  });
  return fs.readFileSync(path.join(folder, 'sw.js'), 'utf8');
}

/** Emits the service worker (`sw.js`) with the list of files to precache. */
class WorkerPlugin {
  apply(compiler) {
    const { Compilation } = compiler.webpack;
    let worker = '';
    compiler.hooks.thisCompilation.tap('WorkerPlugin', (compilation) => {
      const stage = { name: 'WorkerPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL };
      compilation.hooks.processAssets.tapPromise(stage, async () => {
        worker = await compileWorker(compilation.options);
      });
    });
    afterPage(compiler, 'WorkerPlugin', (_page, emit, built) => {
      const files = built.filter(isPrecached).sort();
      emit(
        'sw.js',
        worker.replace(LIST, () => JSON.stringify(files)),
      );
    });
  }
}

module.exports = { WorkerPlugin };
