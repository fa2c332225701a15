import { rasterize, writePicture, writeText } from '../lib/encode.mjs';
import { STUDIOS } from './studios.mjs';
import { studioSvg } from './studioSvg.mjs';

/** Writes the studio plates: encoded for the tiles of home, and as SVG for the headers of their pages. */
export async function writeStudios(out, slugs) {
  for (const studio of STUDIOS.filter(({ slug }) => !slugs || slugs.includes(slug))) {
    const svg = studioSvg(studio);
    const picture = await rasterize(svg, 480, 270);
    await writePicture(picture, `${out}studios/${studio.slug}-480.avif`, { quality: 56 });
    await writePicture(picture, `${out}studios/${studio.slug}-480.webp`, { quality: 74 });
    await writeText(`${out}studios/${studio.slug}.svg`, svg);
  }
  console.log(`studios: ${STUDIOS.length}`);
}
