import { cpSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compileForNode } from './compileForNode.js';
import * as drawings from './site/drawings.mjs';
import { updateBundle } from './site/updateBundle.mjs';

const require = createRequire(import.meta.url);
const options = require('../webpack.config.js')({}, { mode: 'production' });

const typed = process.argv.slice(2);
const { into, update } = parseArgs({
  args: typed,
  options: { into: { type: 'string', default: 'dist' }, update: { type: 'boolean' } },
  strict: false,
}).values;
const isBuilt = existsSync('dist/index.html') && path.resolve(into) !== path.resolve('dist');

// A site that stays is a copy of the build, because a build empties dist.
if (isBuilt && !existsSync(into) && !typed.includes('--help')) {
  cpSync('dist', into, { recursive: true });
  console.info(`Copied dist to ${into}.`);
} else if (isBuilt && update && existsSync(`${into}/config.json`)) {
  updateBundle('dist', into);
  console.info(`Copied the new build in dist over ${into}. Settings, titles, images and videos stayed.`);
}
const args = [...typed.filter((argument) => argument !== '--update'), ...(update ? ['--yes'] : [])];

const command = await compileForNode(options, { entry: 'src/deploy/siteCommand.ts', rules: [options.module.rules[0]] });
const { runSetup, lineReader } = require(command);
const lines = lineReader();
process.exitCode = await runSetup(args, {
  command: 'npm run site --',
  defaultFolder: 'dist',
  moreOptions: '  --update              first copies a new build from dist over the site in FOLDER',
  nextSteps: (folder, siteUrl) => [
    `  Preview:  npm run serve -- ${folder}`,
    `  Check:    npm run check:catalogue -- ${folder}`,
    `  Publish:  rsync -rLt --delete ${folder}/ you@${siteUrl === '' ? 'films.example' : new URL(siteUrl).hostname}:/srv/www/`,
  ],
  drawings,
  say: console.info,
  ask: lines.ask,
});
lines.close();
