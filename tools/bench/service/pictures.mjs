import sharp from 'sharp';
import { randomBytesOf } from '../noise.mjs';

/** The typical sizes of images on TMDB's image host, by width. */
const POSTERS = { ratio: 3 / 2, kilobytes: { 185: 9, 300: 22, 342: 22, 500: 34, 780: 80 } };
const BACKDROPS = { ratio: 9 / 16, kilobytes: { 300: 9, 780: 41, 1280: 92 } };

/** The side of a color patch. */
const GRAIN_PX = 6;

/** Returns a JPEG of soft noise with about the given size: the best quality that does not exceed it. */
export async function makePicture({ width, ratio = BACKDROPS.ratio, kilobytes }) {
  const height = Math.round(width * ratio);
  const raw = { width: Math.ceil(width / GRAIN_PX), height: Math.ceil(height / GRAIN_PX), channels: 3 };
  const noise = sharp(randomBytesOf(raw.width * raw.height * 3), { raw });
  const picture = await noise.resize(width, height, { fit: 'fill', kernel: 'cubic' }).png().toBuffer();
  for (let quality = 95; ; quality -= 3) {
    const jpeg = await sharp(picture).jpeg({ quality }).toBuffer();
    if (jpeg.length <= kilobytes * 1000 || quality <= 5) return jpeg;
  }
}

const allOf = (letter, { ratio, kilobytes }) =>
  Object.entries(kilobytes).map(async ([width, weight]) => [
    `w${width}/${letter}`,
    await makePicture({ width: Number(width), ratio, kilobytes: weight }),
  ]);

/** Makes one image for each size, by the start of its path: `w300/p` for every poster with a width of 300 px. */
export const makePictures = async () => new Map(await Promise.all([...allOf('p', POSTERS), ...allOf('b', BACKDROPS)]));
