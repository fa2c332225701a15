/** The exports for tools/deploy/command/site.mjs: the set-up command with an image library. */
export { lineReader } from './setup/lineReader';
export { runSetup } from './setup/runSetup';
