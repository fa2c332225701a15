import { cpSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { compileForNode } from './compileForNode.js';
import * as drawings from './site/drawings.mjs';

const require = createRequire(import.meta.url);
const options = require('../webpack.config.js')({}, { mode: 'production' });

const args = process.argv.slice(2);
const { into = 'dist' } = parseArgs({ args, options: { into: { type: 'string' } }, strict: false }).values;

// A site that stays is a copy of the build, because a build empties dist.
if (typeof into === 'string' && !existsSync(into) && existsSync('dist/index.html') && !args.includes('--help')) {
  cpSync('dist', into, { recursive: true });
  console.info(`Copied dist to ${into}.`);
}

const command = await compileForNode(options, { entry: 'src/deploy/siteCommand.ts', rules: [options.module.rules[0]] });
const { runSetup, lineReader } = require(command);
const lines = lineReader();
process.exitCode = await runSetup(args, {
  command: 'npm run site --',
  defaultFolder: 'dist',
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
