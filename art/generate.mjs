import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeText } from './lib/encode.mjs';

/**
 * Draws and encodes the art of the samples into static/art.
 *   node art/generate.mjs [--only posters|hero|studios|brand] [--ids 1001,1002]
 */
const { values } = parseArgs({ options: { only: { type: 'string' }, ids: { type: 'string' } } });
const out = fileURLToPath(new URL('../static/art/', import.meta.url));
const ids = values.ids?.split(',');

const STEPS = {
  posters: async () => (await import('./posters/writePosters.mjs')).writePosters(out, ids),
  hero: async () => (await import('./hero/writeHeroes.mjs')).writeHeroes(out, ids),
  studios: async () => (await import('./studios/writeStudios.mjs')).writeStudios(out, ids),
  brand: async () => (await import('./brand/writeBrand.mjs')).writeBrand(out),
};

const names = values.only ? [values.only] : ids ? ['posters'] : Object.keys(STEPS);
const colors = {};
for (const name of names) {
  if (!STEPS[name]) throw new Error(`Nothing called '${name}'; know: ${Object.keys(STEPS).join(', ')}`);
  Object.assign(colors, await STEPS[name]());
}

if (Object.keys(colors).length) {
  const file = `${out}colors.json`;
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const merged = Object.entries({ ...before, ...colors }).sort(([a], [b]) =>
    a.localeCompare(b, 'en', { numeric: true }),
  );
  await writeText(file, `${JSON.stringify(Object.fromEntries(merged), null, 1)}\n`);
}
