import { ffmpeg } from '../clips/ffmpeg.mjs';
import { FILM } from './film.mjs';
import { openStage } from './stage.mjs';

/**
 * Renders one part of the film, from frame FROM to before frame TO, into a lossless file:
 *   node art/film/shoot.mjs FROM TO FILE
 * It is a separate process, so that every core can render a part.
 */
const [from, to, file] = process.argv.slice(2);

async function* frames() {
  const shot = openStage();
  for (let n = Number(from); n < Number(to); n += 1) yield await shot(n / FILM.fps);
}

await ffmpeg(
  [
    ...['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${FILM.width}x${FILM.height}`, '-r', `${FILM.fps}`, '-i', '-'],
    ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p'],
    ...['-c:v', 'libx264', '-qp', '0', '-preset', 'ultrafast', '-threads', '1', file],
  ],
  { input: frames() },
);
