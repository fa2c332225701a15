import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import { FACES } from './faces.mjs';

const require = createRequire(import.meta.url);
const loaded = new Map();

/** The parsed font of a face, with its cap height in ems. Read once from the npm package. */
export function loadFace(name) {
  if (!loaded.has(name)) {
    const face = FACES[name];
    const bytes = readFileSync(require.resolve(`@fontsource/${face.file}`));
    const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
    const box = font.getPath('H', 0, 0, 1000).getBoundingBox();
    loaded.set(name, { ...face, name, font, capHeight: -box.y1 / 1000 });
  }
  return loaded.get(name);
}
