import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { setUpSite } from './setUpSite.mjs';
import { updateBundle } from './updateBundle.mjs';

const typed = process.argv.slice(2);
const { into, update } = parseArgs({
  args: typed,
  options: { into: { type: 'string', default: 'dist' }, update: { type: 'boolean' } },
  strict: false,
}).values;
const isBuilt = existsSync('dist/index.html') && path.resolve(into) !== path.resolve('dist');

// A permanent site must be a copy of the build, because each build empties dist.
if (isBuilt && !existsSync(into) && !typed.includes('--help')) {
  cpSync('dist', into, { recursive: true });
  console.info(`Copied dist to ${into}.`);
} else if (isBuilt && update && existsSync(`${into}/config.json`)) {
  updateBundle('dist', into);
  console.info(`Copied the new build in dist over ${into}. Settings, titles, images and videos were kept.`);
}
const args = typed.filter((argument) => argument !== '--update');
process.exitCode = await setUpSite(update ? [...args, '--yes'] : args);
