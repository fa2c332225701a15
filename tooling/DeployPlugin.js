const crypto = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { afterPage } = require('./afterPage.js');
const { compileWithScreens } = require('./boot.js');
const { compileForNode } = require('./compileForNode.js');
const { headersWith, policyOf } = require('./headers.js');
const { PAGES, ROUTES, ROUTES_WITH_ID } = require('./pages.js');

const TEMPLATES = path.join(__dirname, '../deploy');

/** The templates of servers' files: the path in the bundle, and the syntax of a header. */
const FILES = [
  { from: 'htaccess', to: '.htaccess', line: (name, value) => `  Header always set ${name} "${value}"` },
  { from: '_headers', to: '_headers', line: (name, value) => `  ${name}: ${value}` },
  { from: '_redirects', to: '_redirects' },
  { from: 'nginx.conf', line: (name, value) => `  add_header ${name} "${value}" always;` },
  { from: 'Caddyfile', line: (name, value) => `\t\t${name} "${value}"` },
  { from: 'lighttpd.conf', line: (name, value) => `  "${name}" => "${value}",` },
  { from: 'Dockerfile' },
  { from: 'sw-off.js' },
];

/** The commands of tools/deploy that a deployer runs with Node alone. */
const COMMANDS = ['apply.ts', 'check.ts', 'setup.ts', 'words.mjs'];

const STATIC = path.join(__dirname, '../static');

/** The files of the demo. `deploy/setup.cjs` removes them if they are unchanged. */
const DEMO = /^(?:art\/(?!brand\/)|art\/brand\/(?:wordmark\.svg|social-)|screenshots\/)/;

/**
 * Returns the demo's files by path in the bundle, each with the beginning of its SHA-256 hash. tools/deploy reads this
 * list.
 */
function demoFiles() {
  const files = fs
    .readdirSync(STATIC, { recursive: true })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => DEMO.test(name) && fs.statSync(path.join(STATIC, name)).isFile())
    .sort();
  const hashOf = (name) =>
    crypto
      .createHash('sha256')
      .update(fs.readFileSync(path.join(STATIC, name)))
      .digest('hex')
      .slice(0, 16);
  return Object.fromEntries(files.map((name) => [name, hashOf(name)]));
}

/** The command that renders the app's own components. It is built like the first screens of index.html. */
const COMMAND_WITH_SCREENS = 'pages.ts';

/** Modules to leave out. The command reads the product API, and a deployer's bundle must not contain the samples. */
const SAMPLE_MODULES = /\/(?:sampleCatalogue|sampleRows|DemoStudio|demoProfile)$/;

const TEMPLATE = path.join(__dirname, '../translations/kinora.pot');

const STUDIOS = path.join(__dirname, '../src/domain/lists/studios.json');

const ROUTE_VALUES = {
  fixed: PAGES.map((page) => page.path).join('|'),
  routes: ROUTES,
  redirects: ROUTES_WITH_ID.map((route) => `/${route}/* /index.html 200`).join('\n'),
};

/**
 * Adds the files for deployers to the bundle: servers' files from `deploy/` with the policy and the routes of this
 * build, the commands of tools/deploy, and the lists of the demo's files and studios.
 */
class DeployPlugin {
  /** @param {string} placeholder the start of URLs in the pages */
  constructor(placeholder) {
    this.placeholder = placeholder;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('DeployPlugin', (compilation) => {
      const stage = { name: 'DeployPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL };
      compilation.hooks.processAssets.tapPromise(stage, async () => {
        const [typescript] = compilation.options.module.rules;
        for (const name of [...COMMANDS, COMMAND_WITH_SCREENS]) {
          const part = { entry: `tools/deploy/${name}`, rules: [typescript] };
          const file =
            name === COMMAND_WITH_SCREENS
              ? await compileWithScreens(compilation.options, part.entry, this.placeholder, SAMPLE_MODULES)
              : await compileForNode(compilation.options, part);
          compilation.emitAsset(`deploy/${path.parse(name).name}.cjs`, new sources.RawSource(fs.readFileSync(file)), {
            minimized: true,
          });
        }
        const list = `${JSON.stringify(demoFiles(), null, 1)}\n`;
        compilation.emitAsset('deploy/demo-files.json', new sources.RawSource(list), { minimized: true });
        // Translators start with this file, and deploy/words.cjs reads the translated one.
        const template = fs.readFileSync(TEMPLATE);
        compilation.emitAsset('deploy/kinora.pot', new sources.RawSource(template), { minimized: true });
        // deploy/pages.cjs writes the pages of these studios as long as the bundle has the demo.
        const studios = fs.readFileSync(STUDIOS);
        compilation.emitAsset('deploy/demo-studios.json', new sources.RawSource(studios), { minimized: true });
      });
    });
    afterPage(compiler, 'DeployPlugin', (index, emit) => {
      const policy = policyOf(index);
      // The development build has no policy.
      if (policy === undefined) return;
      const headers = Object.entries(headersWith(policy));
      for (const { from, to = `deploy/${from}`, line } of FILES) {
        const values = {
          ...ROUTE_VALUES,
          headers: line && headers.map(([name, value]) => line(name, value)).join('\n'),
        };
        const template = fs.readFileSync(path.join(TEMPLATES, from), 'utf8');
        emit(
          to,
          template.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => values[name]),
        );
      }
    });
  }
}

module.exports = { DeployPlugin };
