import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as pictures from './pictures.mjs';
import { findProgram, runProgram } from './programs.mjs';
import { ask, progress, say } from './terminal.mjs';
import { compileForNode } from '../../../tooling/compileForNode.js';
import { setUpSite } from '../../deploy/command/setUpSite.mjs';

const require = createRequire(import.meta.url);
const options = require('../../../webpack.config.js')({}, { mode: 'production' });

// The command is in tools/catalogue. It gets the functions that it must not import: drawings, sharp and programs.
const command = await compileForNode(options, { entry: 'tools/catalogue/run.ts', rules: [options.module.rules[0]] });
const { run } = require(command);

const args = process.argv.slice(2);
const { into, yes, help } = parseArgs({
  args,
  options: { into: { type: 'string', default: 'dist' }, yes: { type: 'boolean' }, help: { type: 'boolean' } },
  strict: false,
}).values;
/**
 * Whether the bundle still has the demo. The build writes this list of the demo's files, and the set-up command deletes
 * it.
 */
const isDemo = existsSync(path.join(into, 'deploy/demo-files.json'));
const isFirstRun = !existsSync(path.join(into, 'films/catalogue-state.json'));

process.exitCode = await run(args, {
  ...pictures,
  runProgram,
  ffmpeg: findProgram('ffmpeg', process.env.FFMPEG_PATH),
  ffprobe: findProgram('ffprobe', process.env.FFPROBE_PATH),
  say,
  progress,
  ask,
});
if (process.exitCode === 0 && !help) process.exitCode = await (isDemo && isFirstRun ? setUp() : writePages());

/** Turns the bundle into a site of the deployer's own, with pages for its titles. */
function setUp() {
  const isAsking = !yes && ask !== null;
  say(
    isAsking
      ? '\nThis is a new site. Press Enter to accept the answer in brackets.'
      : `\nThis is a new site. To change its name, color and icons, run npm run site -- --into ${into}.`,
  );
  return setUpSite(['--into', into, ...(isAsking ? [] : ['--yes'])]);
}

/** Writes the settings into the pages, and a page for every title. */
function writePages() {
  for (const name of ['apply.cjs', 'pages.cjs']) {
    if (!existsSync(path.join(into, 'deploy', name))) continue;
    const { status, stdout, stderr } = spawnSync(process.execPath, [name], {
      cwd: path.join(into, 'deploy'),
      encoding: 'utf8',
    });
    if (status !== 0) {
      say(`The title pages were not written: ${stderr.trim()}`);
      return 1;
    }
    if (name === 'pages.cjs') say(stdout.trim());
  }
  return 0;
}
