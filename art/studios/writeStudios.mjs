import { rasterize, writePicture } from '../lib/encode.mjs';
import { STUDIOS } from './studios.mjs';
import { studioSvg } from './studioSvg.mjs';

/** Encodes the studio plates. */
export async function writeStudios(out, slugs) {
  for (const studio of STUDIOS.filter(({ slug }) => !slugs || slugs.includes(slug))) {
    const picture = await rasterize(studioSvg(studio), 480, 270);
    await writePicture(picture, `${out}studios/${studio.slug}-480.avif`, { quality: 56 });
    await writePicture(picture, `${out}studios/${studio.slug}-480.webp`, { quality: 74 });
  }
  console.log(`studios: ${STUDIOS.length}`);
}
