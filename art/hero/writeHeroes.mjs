import { HERO_SIZES, PICTURE_FORMATS } from '../budgets.mjs';
import { placeholderColor, rasterize, writePicture } from '../lib/encode.mjs';
import { heroSvg } from './heroSvg.mjs';
import { SLIDES } from './slides.mjs';

const QUALITY = { 'm-780': { avif: 66, webp: 84 }, 1280: { avif: 66, webp: 84 }, 2560: { avif: 63, webp: 82 } };

/** Encodes the hero backdrops. Returns {slug: placeholder color}. */
export async function writeHeroes(out, slugs) {
  const colors = {};
  let bytes = 0;
  const slides = SLIDES.filter(({ slug }) => !slugs || slugs.includes(slug));
  for (const slide of slides) {
    for (const { view, name, width, height, maxBytes } of HERO_SIZES) {
      const picture = await rasterize(heroSvg(slide, view), width, height);
      for (const format of PICTURE_FORMATS) {
        bytes += await writePicture(picture, `${out}hero/${slide.slug}-${name}.${format}`, {
          quality: QUALITY[name][format],
          maxBytes,
        });
      }
      if (name === '1280') colors[slide.slug] = await placeholderColor(picture);
    }
  }
  console.log(`hero: ${slides.length}, ${Math.round(bytes / 1024)} KB`);
  return colors;
}
