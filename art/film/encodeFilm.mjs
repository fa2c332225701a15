import { rename, stat } from 'node:fs/promises';
import { ffmpeg } from '../clips/ffmpeg.mjs';
import { FILM } from './film.mjs';
import { PREVIEWS, SHEET } from './previews.mjs';

const COLOUR = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];
const REPEATABLE = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'];

/** The options of x264. More bits go to dark and flat areas, and a key frame every two seconds makes seeking fast. */
const VIDEO = [
  ...['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'slow', '-threads', '2', '-pix_fmt', 'yuv420p'],
  ...['-g', `${FILM.fps * 2}`, '-bf', '4', '-x264-params', 'aq-mode=3:aq-strength=0.9:psy-rd=0.4,0:deblock=1,0'],
];

/**
 * Encodes the film in `room` (film.txt lists its parts, sound.wav is its sound) in two passes, at the rate that fills
 * `maxBytes`.
 */
export async function encodeFilm(room, file, { height, maxBytes, audioKbit }) {
  const source = ['-f', 'concat', '-safe', '0', '-i', 'film.txt'];
  const made = `film-${height}.mp4`;
  let rate = ((maxBytes * 8) / 1000 / FILM.seconds) * 0.965 - audioKbit;
  for (let tries = 0; tries < 3; tries += 1) {
    const scale = height === FILM.height ? [] : ['-vf', `scale=-2:${height}:flags=lanczos`];
    const look = [...scale, ...VIDEO, '-b:v', `${Math.round(rate)}k`, ...COLOUR, '-passlogfile', `pass-${height}`];
    await ffmpeg([...source, ...look, '-pass', '1', '-an', '-f', 'null', '-'], { cwd: room });
    const audio = ['-c:a', 'aac', '-b:a', `${audioKbit}k`, '-ac', '2'];
    await ffmpeg(
      [...source, '-i', 'sound.wav', ...look, '-pass', '2', ...audio, '-movflags', '+faststart', ...REPEATABLE, made],
      { cwd: room },
    );
    const { size } = await stat(`${room}/${made}`);
    if (size <= maxBytes) {
      await rename(`${room}/${made}`, file);
      return size;
    }
    rate *= (0.98 * maxBytes) / size;
  }
  throw new Error(`Cannot compress ${file} to ${maxBytes} bytes`);
}

/** Writes the sheet of seek previews. Each preview shows the middle of its interval. */
export const writeSheet = (film, file) => {
  const { every, width, height } = PREVIEWS;
  const pick = `fps=1/${every}:round=near:start_time=${every / 2},scale=${width}:${height},tile=${SHEET.columns}x${SHEET.rows}`;
  return ffmpeg(['-i', film, '-vf', pick, '-frames:v', '1', '-q:v', '6', ...REPEATABLE, file]);
};
