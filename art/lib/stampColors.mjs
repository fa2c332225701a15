import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SRC = fileURLToPath(new URL('../../src/', import.meta.url));
const DATA = `${SRC}api/samples/data/`;

/** Returns the files of the app that name images with a placeholder color. */
const filesThatName = () => [...readdirSync(DATA).map((name) => DATA + name), `${SRC}features/browse/heroSlides.ts`];

const PICTURE = /(art\/(?:posters|hero)\/([\w-]+)-\d+\.webp)(#[\da-f]{6})?/g;

/**
 * Writes the colors, {id of a poster or slug of a hero: color}, after the names of the images:
 * `art/posters/1001-500.webp#3b273b`.
 */
export function stampColors(colors) {
  for (const file of filesThatName()) {
    const before = readFileSync(file, 'utf8');
    const after = before.replace(PICTURE, (whole, picture, name) => (colors[name] ? picture + colors[name] : whole));
    if (after !== before) writeFileSync(file, after);
  }
}
