import { createRequire } from 'node:module';
import * as pictures from './catalogue/pictures.mjs';
import { findProgram, runProgram } from './catalogue/programs.mjs';
import { ask, progress, say } from './catalogue/terminal.mjs';
import { compileForNode } from './compileForNode.js';

const require = createRequire(import.meta.url);
const options = require('../webpack.config.js')({}, { mode: 'production' });

// What it does is in src/catalogue; what that may not import is handed to it: our own drawings, sharp, programs.
const command = await compileForNode(options, { entry: 'src/catalogue/run.ts', rules: [options.module.rules[0]] });
const { run } = require(command);

process.exitCode = await run(process.argv.slice(2), {
  ...pictures,
  runProgram,
  ffmpeg: findProgram('ffmpeg', process.env.FFMPEG_PATH),
  ffprobe: findProgram('ffprobe', process.env.FFPROBE_PATH),
  say,
  progress,
  ask,
});
