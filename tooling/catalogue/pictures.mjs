import sharp from 'sharp';
import { anyPosterSvg, hasLettering } from '../../art/posters/anyPosterSvg.mjs';
import { placeholderColor, rasterize } from '../../art/lib/encode.mjs';

/** Fast ones: a large folder has a thousand pictures, and nobody draws them twice. */
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

/** No picture of a film's is larger; a hostile one says that it is. */
const LIMITS = { limitInputPixels: 120_000_000, failOn: 'error' };

const rawOf = ({ data, info }) => ({
  data,
  raw: { width: info.width, height: info.height, channels: info.channels },
});

/** A picture from outside, turned as it says, of this size. */
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
  const drawn = await rasterize(anyPosterSvg(text), large.width, large.height);
  return encodeAll(POSTER_SIZES, async ({ width, height }) =>
    width === large.width
      ? drawn
      : rawOf(await again(drawn).resize(width, height).raw().toBuffer({ resolveWithObject: true })),
  );
}

/** Cut to 2:3, from its middle. */
export const encodePoster = (source) =>
  encodeAll(POSTER_SIZES, ({ width, height }) => decoded(source, { width, height, fit: 'cover' }));

/** Chats leave smaller pictures out. */
const LEAST_WIDTH = 640;

/** Cut to 16:9; no larger than it is, unless it is tiny, whatever the file is called: the browser only asks by that name. */
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

/** How bright a picture is and how much it varies, from 0 to 255. */
export async function lightOf(source) {
  const { channels } = await sharp(source, LIMITS).resize(64, 64, { fit: 'fill' }).greyscale().stats();
  return { mean: channels[0]?.mean ?? 0, spread: channels[0]?.stdev ?? 0 };
}
