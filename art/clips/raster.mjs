import sharp from 'sharp';
import { el, rect } from '../lib/svg.mjs';
import { FILTERS, GRAIN } from '../hero/light.mjs';
import { CLIP } from './clip.mjs';

/** Returns a part of a drawing as premultiplied RGBA: `box` in units of the drawing, at `width` x `height` pixels. */
async function rasterise(art, { x, y, w, h }, width, height) {
  const viewBox = [x, y, w, h].map((n) => Math.round(n * 1e6) / 1e6).join(' ');
  const svg = el('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox, width, height, preserveAspectRatio: 'none' }, [
    el('defs', {}, FILTERS, GRAIN),
    art,
  ]);
  const { data } = await sharp(Buffer.from(svg), { unlimited: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width, height, data: premultiply(data) };
}

/** Multiplies colors by their opacity, in place. Layers can then be added. */
export function premultiply(data) {
  for (let i = 0; i < data.length; i += 4) {
    const a = data[i + 3];
    if (a === 255) continue;
    data[i] = (data[i] * a + 127) / 255;
    data[i + 1] = (data[i + 1] * a + 127) / 255;
    data[i + 2] = (data[i + 2] * a + 127) / 255;
  }
  return data;
}

/** The number of sheet pixels for each pixel of the frame, along each side. */
export const OVERSAMPLE = 2;

/** Rasterizes a layer that does not move, with its bleed, at twice the size of the frame. The camera samples it. */
export async function rasterSheet(art, v) {
  const scale = (OVERSAMPLE * CLIP.width) / v.w;
  const box = { x: -v.bleed, y: -v.bleed, w: v.w + 2 * v.bleed, h: v.h + 2 * v.bleed };
  const sheet = await rasterise(art, box, Math.round(box.w * scale), Math.round(box.h * scale));
  return { ...sheet, scale, origin: v.bleed, ...extent(sheet) };
}

/** Rasterizes a layer that moves, for one frame, through the camera's window. */
export const rasterFrame = (art, window) => rasterise(art, window, CLIP.width, CLIP.height);

export const rasterGrain = (v, look) => rasterFrame(rect(0, 0, v.w, v.h, '#fff', look), { x: 0, y: 0, w: v.w, h: v.h });

/** Returns the box of the pixels that are not empty, so that the others are skipped. */
function extent({ data, width, height }) {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y += 1) {
    let first = -1;
    let last = -1;
    for (let x = 0, at = y * width * 4 + 3; x < width; x += 1, at += 4) {
      if (!data[at]) continue;
      if (first < 0) first = x;
      last = x;
    }
    if (first < 0) continue;
    if (top === height) top = y;
    bottom = y;
    left = Math.min(left, first);
    right = Math.max(right, last);
  }
  return { left, right, top, bottom };
}
