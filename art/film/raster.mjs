import sharp from 'sharp';
import { premultiply } from '../clips/raster.mjs';
import { FILTERS } from '../hero/light.mjs';
import { el } from '../lib/svg.mjs';

/**
 * Returns the part of a drawing in `box` (x, y, w, h in its units) as premultiplied RGBA, at `scale` pixels per unit.
 */
export async function rasterise(art, box, scale) {
  const [width, height] = [Math.ceil(box.w * scale), Math.ceil(box.h * scale)];
  const viewBox = [box.x, box.y, width / scale, height / scale].map((n) => Math.round(n * 1e4) / 1e4).join(' ');
  const svg = el('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox, width, height }, [
    art.includes('url(#') ? el('defs', {}, FILTERS) : '',
    art,
  ]);
  const { data } = await sharp(Buffer.from(svg), { unlimited: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width, height, scale, box, data: premultiply(data) };
}
