import { placeholderColor, rasterize, writePicture } from '../lib/encode.mjs';
import { heroSvg } from './heroSvg.mjs';
import { SLIDES } from './slides.mjs';

const SIZES = [
  { view: 'mobile', name: 'm-780', width: 780, height: 975, maxBytes: 90_000, avif: 66, webp: 84 },
  { view: 'wide', name: '1280', width: 1280, height: 720, maxBytes: 160_000, avif: 66, webp: 84 },
  { view: 'wide', name: '2560', width: 2560, height: 1440, maxBytes: 260_000, avif: 63, webp: 82 },
];

/** Encodes the hero backdrops; gives {slug: placeholder colour}. */
export async function writeHeroes(out, slugs) {
  const colors = {};
  let bytes = 0;
  const slides = SLIDES.filter(({ slug }) => !slugs || slugs.includes(slug));
  for (const slide of slides) {
    for (const { view, name, width, height, maxBytes, ...quality } of SIZES) {
      const picture = await rasterize(heroSvg(slide, view), width, height);
      for (const format of ['avif', 'webp']) {
        bytes += await writePicture(picture, `${out}hero/${slide.slug}-${name}.${format}`, {
          quality: quality[format],
          maxBytes,
        });
      }
      if (name === '1280') colors[slide.slug] = await placeholderColor(picture);
    }
  }
  console.log(`hero: ${slides.length}, ${Math.round(bytes / 1024)} KB`);
  return colors;
}
