import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import { FACES } from './faces.mjs';

const require = createRequire(import.meta.url);
const loaded = new Map();

const parsed = new Map();

/** Reads a font from the npm package, once. */
function readFont(file) {
  if (!parsed.has(file)) {
    const bytes = readFileSync(require.resolve(`@fontsource/${file}`));
    parsed.set(file, opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)));
  }
  return parsed.get(file);
}

/** Returns the parsed font of a face, with its cap height in ems. */
export function loadFace(name) {
  if (!loaded.has(name)) {
    const face = FACES[name];
    const font = readFont(face.file);
    const box = font.getPath('H', 0, 0, 1000).getBoundingBox();
    loaded.set(name, { ...face, name, font, capHeight: -box.y1 / 1000 });
  }
  return loaded.get(name);
}

/**
 * Returns a text in the case in which a face sets it. The rules of Greek remove the accents of capitals, and equal the
 * general ones for all other letters.
 */
export const inCaseOf = ({ mixedCase }, text) => (mixedCase ? text : text.toLocaleUpperCase('el'));

const hasGlyph = (font, char) => font.charToGlyphIndex(char) > 0;

/**
 * Returns the font file of a face that has a letter, which is mostly the first one. Returns null if the face lacks the
 * letter.
 */
export function fontFor({ font, file, more = [] }, char) {
  if (hasGlyph(font, char)) return font;
  const other = more.map((part) => file.replace('-latin-', `-${part}-`)).find((part) => hasGlyph(readFont(part), char));
  return other === undefined ? null : readFont(other);
}
