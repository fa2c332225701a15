import { createRequire } from 'node:module';
import { compileForNode } from '../../../tooling/compileForNode.js';
import * as drawings from './drawings.mjs';

const require = createRequire(import.meta.url);

/** Runs the set-up command with an image library. @returns the exit code */
export async function setUpSite(args) {
  const options = require('../../../webpack.config.js')({}, { mode: 'production' });
  const entry = 'tools/deploy/siteCommand.ts';
  const { runSetup, lineReader } = require(await compileForNode(options, { entry, rules: [options.module.rules[0]] }));
  const lines = lineReader();
  const code = await runSetup(args, {
    command: 'npm run site --',
    defaultFolder: 'dist',
    moreOptions: '  --update              first copies the new build in dist over the site in FOLDER',
    nextSteps: (folder, target) => [
      `  Preview:  npm run serve -- ${folder}`,
      `  Check:    npm run check:catalogue -- ${folder}`,
      `  Publish:  rsync -rLt --delete ${folder}/ ${target}`,
    ],
    drawings,
    say: console.info,
    ask: lines.ask,
  });
  lines.close();
  return code;
}
