import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SRC = fileURLToPath(new URL('../../src/', import.meta.url));
const DATA = `${SRC}api/samples/data/`;

/** Where the app names the pictures that have a colour. */
const filesThatName = () => [...readdirSync(DATA).map((name) => DATA + name), `${SRC}features/browse/heroSlides.ts`];

const PICTURE = /(art\/(?:posters|hero)\/([\w-]+)-\d+\.webp)(#[\da-f]{6})?/g;

/** Writes the colours, {poster's id or hero's slug: colour}, behind the pictures' names: `art/posters/1001-500.webp#3b273b`. */
export function stampColors(colors) {
  for (const file of filesThatName()) {
    const before = readFileSync(file, 'utf8');
    const after = before.replace(PICTURE, (whole, picture, name) => (colors[name] ? picture + colors[name] : whole));
    if (after !== before) writeFileSync(file, after);
  }
}
