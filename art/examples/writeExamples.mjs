import { mkdir, mkdtemp, open, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { ffmpeg, requireFfmpeg } from '../clips/ffmpeg.mjs';
import { posterSvg } from '../posters/posterSvg.mjs';
import { BROKEN, CLIPS, POSTERS, TEXTS } from './folder.mjs';

const OUT = fileURLToPath(new URL('../../examples/films/', import.meta.url));
const REPEATABLE = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'];
const RATE = 12;

/** Codecs that every browser plays, and codecs that none plays: an old one, and surround sound. */
const MODERN = [
  '-c:v',
  'libx264',
  '-crf',
  '36',
  '-preset',
  'veryslow',
  '-pix_fmt',
  'yuv420p',
  '-c:a',
  'aac',
  '-b:a',
  '24k',
  '-movflags',
  '+faststart',
];
const OLD = ['-c:v', 'mpeg4', '-q:v', '14', '-c:a', 'ac3', '-b:a', '64k'];

const recordOf = ({ id, title, year, genre }) => ({
  id,
  title,
  genre_ids: [genre],
  ...(year && { release_date: `${year}-01-01` }),
});

const pathTo = async (file) => {
  await mkdir(dirname(OUT + file), { recursive: true });
  return OUT + file;
};

/** Writes a film that pans down a generated poster, with a tone. */
async function writeClip(clip, room) {
  const { file, tone, seconds = 3, isOld = false } = clip;
  await sharp(Buffer.from(posterSvg(recordOf(clip))))
    .resize(256, 384)
    .png()
    .toFile(`${room}/still.png`);
  const pan = `crop=256:144:0:'(in_h-out_h)*t/${seconds}',format=yuv420p`;
  await ffmpeg([
    ...['-loop', '1', '-framerate', `${RATE}`, '-i', `${room}/still.png`],
    ...[
      '-f',
      'lavfi',
      '-i',
      `sine=frequency=${tone}:sample_rate=44100,volume=0.25,afade=t=in:d=0.2,afade=t=out:st=${seconds - 0.4}:d=0.4`,
    ],
    ...['-vf', pan, '-t', `${seconds}`, '-threads', '1', ...(isOld ? OLD : MODERN), ...REPEATABLE, await pathTo(file)],
  ]);
}

/** Writes the example folder. Other files in the folder stay. */
export async function writeExamples() {
  requireFfmpeg();
  const room = await mkdtemp(join(tmpdir(), 'kinora-examples-'));
  try {
    for (const clip of CLIPS) await writeClip(clip, room);
  } finally {
    await rm(room, { recursive: true, force: true });
  }
  for (const [file, text] of Object.entries(TEXTS)) await writeFile(await pathTo(file), text);
  for (const [file, id] of Object.entries(POSTERS)) {
    const svg = posterSvg(recordOf(CLIPS.find((clip) => clip.id === id)));
    await sharp(Buffer.from(svg))
      .resize(300, 450)
      .jpeg({ quality: 62, mozjpeg: true })
      .toFile(await pathTo(file));
  }
  await breakOff(CLIPS[0].file);
  const sizes = await Promise.all(
    [...CLIPS.map(({ file }) => file), ...Object.keys(POSTERS), BROKEN].map((file) => stat(OUT + file)),
  );
  console.log(`examples: ${Math.round(sizes.reduce((sum, { size }) => sum + size, 0) / 1024)} KB`);
  return {};
}

/** Writes the first 2,000 bytes of a film under another name. */
async function breakOff(file) {
  const whole = await open(OUT + file);
  const { buffer } = await whole.read(Buffer.alloc(2000), 0, 2000, 0);
  await whole.close();
  await writeFile(await pathTo(BROKEN), buffer);
}
