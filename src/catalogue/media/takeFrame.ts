import type { Tools } from '../tools';
import { fileArgument } from '../probe/probeFile';
import type { FilmFile } from './filmFile';
import { runFfmpeg } from './runFfmpeg';

/** The positions of candidate frames, as shares of the running time. The opening titles and the end are avoided. */
const SHARES = [0.2, 0.27, 0.35, 0.45, 0.55, 0.12];

/** The minimum brightness and contrast. Frames below these are black screens or title cards. */
const LIT = { mean: 22, spread: 12 } as const;

/**
 * Returns a frame of a film as PNG in its original size. If all candidates are dark, returns the brightest one. Returns
 * null if there is no frame.
 */
export async function takeFrame(
  { file, film }: Pick<FilmFile, 'file' | 'film'>,
  tools: Tools,
): Promise<Uint8Array | null> {
  let best: { picture: Uint8Array; mean: number } | null = null;
  for (const share of SHARES) {
    const at = (film.duration * share).toFixed(2);
    const picture = await runFfmpeg(tools, {
      args: [
        ...['-ss', at, '-i', fileArgument(file), '-an', '-sn', '-frames:v', '1'],
        ...['-vf', 'scale=iw*sar:ih,setsar=1', '-c:v', 'png', '-f', 'image2pipe', 'pipe:1'],
      ],
    }).catch(() => null);
    if (picture === null || picture.length === 0) continue;
    const { mean, spread } = await tools.lightOf(picture);
    if (mean >= LIT.mean && spread >= LIT.spread) return picture;
    if (best === null || mean > best.mean) best = { picture, mean };
  }
  return best?.picture ?? null;
}
