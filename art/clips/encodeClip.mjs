import { copyFile, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CLIP } from './clip.mjs';
import { ffmpeg } from './ffmpeg.mjs';

const COLOUR = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];
const REPEATABLE = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'];

/** The frames that get more bits from x264: the last ones must match the first one, which is a whole image. */
const LAST_HALF_SECOND = `${CLIP.frames - 12},${CLIP.frames - 1}`;

/** The options of each format. A single thread makes the same file from the same frames. */
const ENCODERS = {
  webm: {
    audioKbit: 48,
    audio: ['-c:a', 'libopus', '-b:a', '48k', '-vbr', 'on'],
    video: [
      ...['-c:v', 'libvpx-vp9', '-deadline', 'good', '-cpu-used', '1', '-row-mt', '0', '-threads', '1'],
      ...['-tile-columns', '0', '-auto-alt-ref', '1', '-lag-in-frames', '25', '-g', '240', '-aq-mode', '0'],
    ],
    container: [],
  },
  mp4: {
    audioKbit: 48,
    audio: ['-c:a', 'aac', '-b:a', '48k'],
    video: [
      ...['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'veryslow', '-threads', '1', '-g', '240', '-bf', '5'],
      ...['-x264-params', `aq-mode=3:aq-strength=0.8:psy=0:deblock=0,0:zones=${LAST_HALF_SECOND},b=2.5`],
    ],
    container: ['-movflags', '+faststart'],
  },
};

/** Writes RGB frames into one lossless video in the folder `room`, in the color space of both encoders. */
export const developFilm = (frames, room) =>
  ffmpeg(
    [
      ...['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${CLIP.width}x${CLIP.height}`, '-r', `${CLIP.fps}`, '-i', '-'],
      ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p'],
      ...['-f', 'yuv4mpegpipe', 'film.y4m'],
    ],
    { cwd: room, input: frames },
  );

/**
 * Encodes the video and the sound of `room` in two passes, at the rate that fills `maxBytes`. Writes `file`, and
 * returns its size.
 */
export async function encodeClip(room, file, maxBytes) {
  const format = file.split('.').at(-1);
  const { audio, audioKbit, video, container } = ENCODERS[format];
  let rate = ((maxBytes * 8) / 1000 / CLIP.seconds) * 0.975 - audioKbit;
  for (let tries = 0; tries < 4; tries += 1) {
    const look = [...video, '-b:v', `${Math.round(rate)}k`, ...COLOUR, '-passlogfile', format];
    await ffmpeg(['-i', 'film.y4m', ...look, '-pass', '1', '-an', '-f', 'null', '-'], { cwd: room });
    const made = `clip.${format}`;
    const sources = ['-i', 'film.y4m', '-i', 'sound.wav'];
    await ffmpeg([...sources, ...look, '-pass', '2', ...audio, ...container, ...REPEATABLE, made], { cwd: room });
    const { size } = await stat(`${room}/${made}`);
    if (size <= maxBytes) {
      await mkdir(dirname(file), { recursive: true });
      await copyFile(`${room}/${made}`, file);
      return size;
    }
    rate *= (0.985 * maxBytes) / size;
  }
  throw new Error(`Cannot compress ${file} to ${maxBytes} bytes`);
}
