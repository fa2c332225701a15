import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';

sharp.concurrency(1);
sharp.cache(false);

const ENCODERS = {
  avif: (image, quality) => image.avif({ quality, effort: 4, chromaSubsampling: '4:4:4' }),
  webp: (image, quality) => image.webp({ quality, effort: 6, smartSubsample: true }),
  png: (image) => image.png({ compressionLevel: 9, palette: true, quality: 90, effort: 8 }),
};

/** Returns the drawing as an image of the given size. It is drawn larger first, so that edges are clean. */
export async function rasterize(svg, width, height) {
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .resize(width, height, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/** Encodes at `quality`, and steps down until the file fits `maxBytes`. Writes the file, and returns its size. */
export async function writePicture(picture, file, { quality, maxBytes = Infinity }) {
  const format = file.split('.').at(-1);
  let q = quality;
  let bytes;
  do {
    bytes = await ENCODERS[format](sharp(picture.data, { raw: picture.raw }), q).toBuffer();
    q -= 5;
  } while (bytes.length > maxBytes && q > 15);
  if (bytes.length > maxBytes) throw new Error(`Cannot compress ${file} to ${maxBytes} bytes`);
  await writeText(file, bytes);
  return bytes.length;
}

/** Writes an icon or a card as PNG, with its transparency. */
export async function writePng(svg, file, width, height = width) {
  const bytes = await ENCODERS.png(sharp(Buffer.from(svg), { density: 288 }).resize(width, height)).toBuffer();
  await writeText(file, bytes);
  return bytes.length;
}

export async function writeText(file, content) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Returns the average color of an image, darkened for use as a placeholder while the image loads. */
export async function placeholderColor(picture) {
  const { data } = await sharp(picture.data, { raw: picture.raw })
    .resize(1, 1, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const peak = Math.max(...data.subarray(0, 3));
  const scale = peak > 84 ? 84 / peak : 1;
  return `#${[...data.subarray(0, 3)]
    .map((c) =>
      Math.round(c * scale)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
