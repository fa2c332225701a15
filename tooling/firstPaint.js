const { execFileSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const { compileForNode } = require('./compileForNode.js');
const { policyHash } = require('./inlineStyles.js');

const inRoot = (...parts) => path.join(__dirname, '..', ...parts);

const inline = (name) =>
  fs
    .readFileSync(inRoot(`src/firstPaint/${name}.js`), 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\n\s*/g, '');

/** The scripts that choose and show the first screen, as they stand in the page: the policy knows them by their hashes. */
const inlineScripts = { choose: inline('choose'), show: inline('show') };

const inlineScriptHashes = Object.values(inlineScripts).map(policyHash);

/** Builds the app's first screens for Node, with the class names of the page's own build, and renders them. */
async function renderFirstPaint(options, basePath) {
  const [typescript, styles] = options.module.rules;
  const [, cssLoader] = styles.use;
  const modules = { ...cssLoader.options.modules, exportOnlyLocals: true };
  const file = await compileForNode(options, {
    entry: 'src/firstPaint/render.tsx',
    publicPath: basePath,
    rules: [typescript, { test: styles.test, use: [{ ...cssLoader, options: { modules } }] }],
  });
  // In a process of its own, which ends: the app's timers would keep this one alive.
  const script =
    'process.stdout.write(JSON.stringify(require(process.argv[1]).renderFirstPaint(process.argv[2])), () => process.exit())';
  const markup = execFileSync(process.execPath, ['-e', script, file, basePath]);
  return JSON.parse(markup);
}

module.exports = { inlineScripts, inlineScriptHashes, renderFirstPaint };
