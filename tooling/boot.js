const { execFileSync } = require('node:child_process');
const crypto = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const zlib = require('node:zlib');
const { ASCII } = require('./ascii.js');
const { compileForNode } = require('./compileForNode.js');
const { runCompiler } = require('./runCompiler.js');

const inRoot = (...parts) => path.join(__dirname, '..', ...parts);

/** The maximum gzipped size of the inline scripts in index.html and in a title's page, in bytes. */
const BUDGETS = [
  { names: ['headScript', 'bodyScript'], most: 5640 },
  { names: ['titlePage', 'bodyScript'], most: 2320 },
];

/** The compile targets. The fallback must be ES5, so that old browsers can parse it. */
const TARGETS = {
  headScript: 'browserslist',
  titlePage: 'browserslist',
  external: 'browserslist',
  bodyScript: ['web', 'es5'],
};

/** The scripts that are inlined in pages. */
const INLINE = ['headScript', 'titlePage', 'bodyScript'];

async function compile(name, { resolve, module: { rules } }) {
  const folder = inRoot('.cache/boot');
  const filename = `${name}.js`;
  const [typescript] = rules;
  await runCompiler({
    mode: 'production',
    resolve,
    target: TARGETS[name],
    devtool: false,
    entry: inRoot(`src/startup/boot/${name}.ts`),
    output: { path: folder, filename },
    module: { rules: [typescript] },
    optimization: {
      minimizeOptions: {
        javascript: {
          // Chosen by trial: together they make the scripts smaller by 1 %.
          compress: {
            passes: 5,
            module: true,
            inline: 1,
            pure_getters: true,
            unsafe: true,
            unsafe_arrows: name !== 'bodyScript',
            negate_iife: false,
            lhs_constants: false,
          },
          format: ASCII,
        },
      },
    },
  });
  return fs.readFileSync(path.join(folder, filename), 'utf8').trim();
}

/**
 * Compiles the inline scripts. The policy allows them by hash.
 * @param {import('webpack').WebpackOptionsNormalized} options the options of the page's build
 * @returns {Promise<Record<'headScript' | 'bodyScript' | 'titlePage', string>>}
 */
async function compileBoot(options) {
  const scripts = await Promise.all(INLINE.map((name) => compile(name, options)));
  const boot = Object.fromEntries(INLINE.map((name, index) => [name, scripts[index]]));
  for (const { names: together, most } of BUDGETS) {
    const bytes = zlib.gzipSync(together.map((name) => boot[name]).join(''), { level: 9 }).length;
    if (bytes > most)
      throw new Error(`The scripts ${together.join(' and ')} have ${bytes} bytes gzipped; the maximum is ${most}.`);
  }
  return boot;
}

/**
 * Emits the boot script and the style sheet as files, for hosts that block inline ones (src/startup/boot/external.ts).
 * @returns the name of the script. The style sheet has the same name with the extension .css
 */
async function emitExternalBoot(compilation, styles) {
  const script = await compile('external', compilation.options);
  const hash = crypto.createHash('sha256').update(script).update(styles).digest('hex').slice(0, 8);
  const name = `assets/boot.${hash}`;
  const { RawSource } = compilation.compiler.webpack.sources;
  compilation.emitAsset(`${name}.js`, new RawSource(script), { minimized: true });
  compilation.emitAsset(`${name}.css`, new RawSource(styles), { minimized: true });
  return `${name}.js`;
}

/** Builds a module that renders screens for Node, with the class names of the page's build. */
function compileWithScreens(options, entry, basePath, unused) {
  const [typescript, styles] = options.module.rules;
  const [, cssLoader] = styles.use;
  const modules = { ...cssLoader.options.modules, exportOnlyLocals: true };
  return compileForNode(options, {
    entry,
    unused,
    publicPath: basePath,
    rules: [typescript, { test: styles.test, use: [{ ...cssLoader, options: { modules } }] }],
  });
}

/**
 * Renders the app's first screens.
 * @param {object} [catalogue] the texts of a language other than English
 */
async function renderScreens(options, basePath, catalogue) {
  const file = await compileWithScreens(options, 'src/startup/render/render.tsx', basePath);
  // Runs in a separate process that exits, because the app's timers would keep this process alive.
  const script =
    'globalThis.kinoraCatalogue = JSON.parse(require("node:fs").readFileSync(0, "utf8")) ?? undefined;' +
    'process.stdout.write(JSON.stringify(require(process.argv[1]).renderScreens(process.argv[2])), () => process.exit())';
  const markup = execFileSync(process.execPath, ['-e', script, file, basePath], {
    input: JSON.stringify(catalogue ?? null),
  });
  return JSON.parse(markup);
}

module.exports = { compileBoot, emitExternalBoot, compileWithScreens, renderScreens };
