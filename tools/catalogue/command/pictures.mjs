import sharp from 'sharp';
import { anyPosterSvg, hasLettering } from 'kinora-art/posters/anyPosterSvg.mjs';
import { placeholderColor, rasterize } from 'kinora-art/lib/encode.mjs';

/** Fast settings, because a large folder has a thousand images. */
const ENCODERS = {
  avif: (image) => image.avif({ quality: 50, effort: 2, chromaSubsampling: '4:4:4' }),
  webp: (image) => image.webp({ quality: 68, effort: 3, smartSubsample: true }),
};
const FORMATS = ['avif', 'webp'];

const POSTER_SIZES = [
  { width: 342, height: 513 },
  { width: 500, height: 750 },
];
const BACKDROP_WIDTHS = [1280, 2560];

/** Limits for untrusted images. A hostile file claims a larger size than any image of a film has. */
const LIMITS = { limitInputPixels: 120_000_000, failOn: 'error' };

const rawOf = ({ data, info }) => ({
  data,
  raw: { width: info.width, height: info.height, channels: info.channels },
});

/** Decodes an image: applies its rotation, flattens it and resizes it. */
const decoded = async (source, resize) =>
  rawOf(
    await sharp(source, LIMITS)
      .rotate()
      .flatten({ background: '#0d0907' })
      .toColourspace('srgb')
      .resize(resize)
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );

const again = ({ data, raw }) => sharp(data, { raw });

async function encodeAll(sizes, pictureOf) {
  const files = [];
  let color = '';
  for (const size of sizes) {
    const picture = await pictureOf(size);
    for (const format of FORMATS) {
      const bytes = await ENCODERS[format](again(picture)).toBuffer();
      files.push({ name: `${size.width}.${format}`, bytes });
    }
    color = await placeholderColor(picture);
  }
  return { color, files };
}

export { hasLettering };

export async function drawPoster(text) {
  const [, large] = POSTER_SIZES;
  const drawn = await rasterize(await anyPosterSvg(text), large.width, large.height);
  return encodeAll(POSTER_SIZES, async ({ width, height }) =>
    width === large.width
      ? drawn
      : rawOf(await again(drawn).resize(width, height).raw().toBuffer({ resolveWithObject: true })),
  );
}

/** Crops an image to 2:3 from its center. */
export const encodePoster = (source) =>
  encodeAll(POSTER_SIZES, ({ width, height }) => decoded(source, { width, height, fit: 'cover' }));

/** Chats ignore smaller images. */
const LEAST_WIDTH = 640;

/**
 * Crops an image to 16:9. The result is never larger than the source, unless that is tiny. A file name may promise a
 * larger width, because the browser uses it only to choose a file.
 */
export async function encodeBackdrop(source) {
  const { width: own = 0, height: tall = 0 } = await sharp(source, LIMITS).metadata();
  const widest = Math.max(LEAST_WIDTH, Math.min(own, Math.round((tall * 16) / 9)));
  return encodeAll(
    BACKDROP_WIDTHS.map((width) => ({ width })),
    ({ width }) => {
      const real = Math.min(width, widest);
      return decoded(source, { width: real, height: Math.max(1, Math.round((real * 9) / 16)), fit: 'cover' });
    },
  );
}

export async function encodeStill(source) {
  const picture = await decoded(source, { width: 500, height: 281, fit: 'cover' });
  const bytes = await ENCODERS.webp(again(picture)).toBuffer();
  return { color: await placeholderColor(picture), files: [{ name: '500.webp', bytes }] };
}

/** Returns the brightness and the contrast of an image, from 0 to 255. */
export async function lightOf(source) {
  const { channels } = await sharp(source, LIMITS).resize(64, 64, { fit: 'fill' }).greyscale().stats();
  return { mean: channels[0]?.mean ?? 0, spread: channels[0]?.stdev ?? 0 };
}
