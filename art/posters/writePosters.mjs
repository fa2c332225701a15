import { readCatalogue } from '../lib/catalogue.mjs';
import { placeholderColor, rasterize, writePicture } from '../lib/encode.mjs';
import { posterSvg } from './posterSvg.mjs';

const SIZES = [
  { width: 342, height: 513, maxBytes: 25_000, avif: 50, webp: 60 },
  { width: 500, height: 750, maxBytes: 45_000, avif: 50, webp: 60 },
];

/** Encodes the posters (all, or those of `ids`); gives {id: placeholder colour}. */
export async function writePosters(out, ids) {
  const colors = {};
  let bytes = 0;
  const records = (await readCatalogue()).filter((record) => !ids || ids.includes(String(record.id)));
  for (const record of records) {
    const svg = posterSvg(record);
    for (const { width, height, maxBytes, ...quality } of SIZES) {
      const picture = await rasterize(svg, width, height);
      for (const format of ['avif', 'webp']) {
        bytes += await writePicture(picture, `${out}posters/${record.id}-${width}.${format}`, {
          quality: quality[format],
          maxBytes,
        });
      }
      colors[record.id] = await placeholderColor(picture);
    }
  }
  console.log(`posters: ${records.length}, ${Math.round(bytes / 1024)} KB`);
  return colors;
}
