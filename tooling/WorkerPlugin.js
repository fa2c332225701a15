const fs = require('node:fs');
const path = require('node:path');
const { afterPage } = require('./afterPage.js');
const { runCompiler } = require('./runCompiler.js');

const inRoot = (...parts) => path.join(__dirname, '..', ...parts);

/** What src/worker/build.ts says where the list of files comes. */
const LIST = 'KINORA_PRECACHE';

/** Everything that a page can ask for but hls.js and the boot script as a file, which few need; the style sheet stands in the page. */
const isPrecached = (file) => /^assets\/.+\.(js|woff2)$/.test(file) && !/^assets\/(hls|boot)\./.test(file);

/** Builds src/worker into one file, as small as the bundle's own. */
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

/** Writes the service worker into the bundle (`sw.js`), with the list of the files that it brings beforehand. */
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
