import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { stampColors } from './lib/stampColors.mjs';
import { recordSources } from './sources/recordSources.mjs';

/**
 * Draws and encodes the art of the samples into static/art, records the sources of the drawings, and writes the
 * placeholder colors of the images into the app's data.
 *   node art/generate.mjs [--only posters|letterings|hero|clips|film|examples|studios|brand|landing|sources] [--ids 1001,1002]
 */
const { values } = parseArgs({ options: { only: { type: 'string' }, ids: { type: 'string' } } });
const out = fileURLToPath(new URL('../static/art/', import.meta.url));
const ids = values.ids?.split(',');

const STEPS = {
  posters: async () => (await import('./posters/writePosters.mjs')).writePosters(out, ids),
  letterings: async () => (await import('./posters/writeLetterings.mjs')).writeLetterings(out, ids),
  hero: async () => (await import('./hero/writeHeroes.mjs')).writeHeroes(out, ids),
  clips: async () => (await import('./clips/writeClips.mjs')).writeClips(out, ids),
  film: async () => (await import('./film/writeFilm.mjs')).writeFilm(out),
  studios: async () => (await import('./studios/writeStudios.mjs')).writeStudios(out, ids),
  examples: async () => (await import('./examples/writeExamples.mjs')).writeExamples(),
  // Runs after the posters, because it uses them.
  landing: async () => (await import('./landing/writeWalls.mjs')).writeWalls(out),
  brand: async () => (await import('./brand/writeBrand.mjs')).writeBrand(out),
};

const isSourcesOnly = values.only === 'sources';
const names = isSourcesOnly ? [] : values.only ? [values.only] : ids ? ['posters', 'letterings'] : Object.keys(STEPS);
const colors = {};
for (const name of names) {
  if (!STEPS[name]) throw new Error(`Unknown step '${name}'. Choose one of: ${Object.keys(STEPS).join(', ')}, sources`);
  Object.assign(colors, await STEPS[name]());
}
await recordSources(isSourcesOnly ? undefined : names, ids);

stampColors(colors);
