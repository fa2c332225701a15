import sharp from 'sharp';
import { writePicture } from '../lib/encode.mjs';
import { layOut, WALLS } from './wall.mjs';

/** Composes the walls of the landing from the drawn posters. The page loads one image instead of twenty. */
export async function writeWalls(out) {
  for (const wall of WALLS) {
    const { width, height, ground, poster, places } = layOut(wall);
    const corners = Buffer.from(
      `<svg width="${poster.width}" height="${poster.height}"><rect width="100%" height="100%" rx="${poster.radius}"/></svg>`,
    );
    const layers = await Promise.all(
      places.map(async ({ id, left, top }) => ({
        input: await sharp(`${out}posters/${id}-500.webp`)
          .resize(poster.width, poster.height)
          .composite([{ input: corners, blend: 'dest-in' }])
          .png()
          .toBuffer(),
        left,
        top,
      })),
    );
    const { data, info } = await sharp({ create: { width, height, channels: 3, background: ground } })
      .composite(layers)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const picture = { data, raw: { width: info.width, height: info.height, channels: info.channels } };
    await writePicture(picture, `${out}landing/wall-${wall.name}.avif`, { quality: 45, maxBytes: wall.maxBytes });
    await writePicture(picture, `${out}landing/wall-${wall.name}.webp`, { quality: 60, maxBytes: wall.maxBytes * 1.6 });
  }
  console.log(`walls: ${WALLS.length}`);
}
