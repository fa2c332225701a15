const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const zlib = require('node:zlib');
const { titlePageFiles } = require('./titlePage.js');

/**
 * Completes a finished bundle: writes the template of title pages, and runs `deploy/pages.cjs` for the pages of the
 * samples. Runs after all other files are written, because the template contains their final hashes.
 */
class TitlePagesPlugin {
  /** The parts of a title's page that the policy allows by hash. The page's template sets them. */
  parts = null;

  apply(compiler) {
    compiler.hooks.afterEmit.tap('TitlePagesPlugin', ({ outputOptions }) => {
      const bundle = outputOptions.path;
      const index = fs.readFileSync(path.join(bundle, 'index.html'), 'utf8');
      for (const [name, text] of titlePageFiles(index, this.parts)) writeWithTwins(path.join(bundle, name), text);
      const { status, stderr } = spawnSync(process.execPath, ['deploy/pages.cjs'], { cwd: bundle, encoding: 'utf8' });
      if (status !== 0) throw new Error(`The pages of the samples could not be written: ${stderr}`);
    });
  }
}

function writeWithTwins(file, text) {
  fs.writeFileSync(file, text);
  // Servers never serve the template, so it needs no compressed copies.
  if (path.basename(path.dirname(file)) === 'deploy') return;
  fs.writeFileSync(`${file}.gz`, zlib.gzipSync(text, { level: 9 }));
  fs.writeFileSync(`${file}.br`, zlib.brotliCompressSync(text));
}

module.exports = { TitlePagesPlugin };
