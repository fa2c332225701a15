import type { Tools } from '../tools';
import { fileArgument } from '../probe/probeFile';
import type { FilmFile } from './filmFile';
import { runFfmpeg } from './runFfmpeg';

/** Where in a film a picture of it is looked for, in this order: not in its titles, and not in its end. */
const SHARES = [0.2, 0.27, 0.35, 0.45, 0.55, 0.12];

/** Darker or flatter than this is a black screen, or a title card. */
const LIT = { mean: 22, spread: 12 } as const;

/** A picture of a film, of its own size, as PNG; the brightest of several where all are dark; null for none. */
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
