import { PICTURE_FORMATS, POSTER_SIZES } from '../budgets.mjs';
import { readCatalogue } from '../lib/catalogue.mjs';
import { placeholderColor, rasterize, writePicture } from '../lib/encode.mjs';
import { posterSvg } from './posterSvg.mjs';

const QUALITY = { avif: 50, webp: 52 };

/** Encodes the posters (all, or those of `ids`). Returns {id: placeholder color}. */
export async function writePosters(out, ids) {
  const colors = {};
  let bytes = 0;
  const records = (await readCatalogue()).filter((record) => !ids || ids.includes(String(record.id)));
  for (const record of records) {
    const svg = posterSvg(record);
    for (const { width, height, maxBytes } of POSTER_SIZES) {
      const picture = await rasterize(svg, width, height);
      for (const format of PICTURE_FORMATS) {
        bytes += await writePicture(picture, `${out}posters/${record.id}-${width}.${format}`, {
          quality: QUALITY[format],
          maxBytes,
        });
      }
      colors[record.id] = await placeholderColor(picture);
    }
  }
  console.log(`posters: ${records.length}, ${Math.round(bytes / 1024)} KB`);
  return colors;
}
