import sharp from 'sharp';
import { randomBytesOf } from '../noise.mjs';

/** What pictures of TMDB's image host weigh, by their width. */
const POSTERS = { ratio: 3 / 2, kilobytes: { 185: 9, 300: 22, 342: 22, 500: 34, 780: 80 } };
const BACKDROPS = { ratio: 9 / 16, kilobytes: { 300: 9, 780: 41, 1280: 92 } };

/** The side of a patch of colour. */
const GRAIN_PX = 6;

/** A JPEG of soft noise that weighs about so much: the best quality that is not heavier. */
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

/** One picture a size, by the start of its path: `w300/p` for every poster that is 300 px wide. */
export const makePictures = async () => new Map(await Promise.all([...allOf('p', POSTERS), ...allOf('b', BACKDROPS)]));
