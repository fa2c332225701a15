import { writeFile } from 'node:fs/promises';
import type { ImageRef } from '@/lib/safeUrls';
import type { Context } from '../context';
import { digest } from '../digest';
import { fileArgument } from '../probe/probeFile';
import type { Tools, EncodedPicture, PictureSource, PosterText } from '../tools';
import type { Work } from '../work';
import { runFfmpeg } from './runFfmpeg';
import { fingerprint, sourceOf } from './sourceOf';
import type { FilmFile } from './unit';

/** The positions of candidate frames, as shares of the running time. The opening titles and the end are avoided. */
const SHARES = [0.2, 0.27, 0.35, 0.45, 0.55, 0.12];

/** The minimum brightness and contrast. Frames below these are black screens or title cards. */
const LIT = { mean: 22, spread: 12 } as const;

/**
 * Returns a frame of a film as PNG in its original size. If all candidates are dark, returns the brightest one. Returns
 * null if there is no frame.
 */
async function takeFrame({ file, film }: Pick<FilmFile, 'file' | 'film'>, tools: Tools): Promise<Uint8Array | null> {
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

/** The version of the image output. Must be raised when the way images are encoded changes. */
const MAKER = 1;
/** The version of the drawn posters. Must be raised when the way posters are drawn changes. */
const DRAWING = 2;

const FORMATS = ['avif', 'webp'];
const WIDTHS = { posters: [342, 500], hero: [1280, 2560] } as const;
type Room = keyof typeof WIDTHS;

type PictureContext = Pick<Context, 'root' | 'disk' | 'tools' | 'ledger' | 'diagnostics'>;

/** Writes one image in every width and format that the app requests. Returns the reference for a record. */
async function makePicture(
  room: Room,
  name: string,
  from: string,
  context: PictureContext,
  encode: () => Promise<EncodedPicture | null>,
): Promise<ImageRef | null> {
  const stem = `art/${room}/own-${name}`;
  const sizes = WIDTHS[room].flatMap((width) => FORMATS.map((format) => `${width}.${format}`));
  const color = await context.ledger.make(
    sizes.map((size) => `${stem}-${size}`),
    from,
    async (pathFor) => {
      const picture = await encode();
      if (picture === null) throw new NoPicture();
      for (const { name: size, bytes } of picture.files) await writeFile(pathFor(`${stem}-${size}`), bytes);
      return picture.color;
    },
  );
  return `${stem}-${WIDTHS[room].at(room === 'posters' ? -1 : 0)}.webp${color ?? ''}`;
}

class NoPicture extends Error {}

/** An image on the web is not copied into the bundle. */
const isAddress = (picture: string): boolean => /^https:/i.test(picture);

export interface Poster {
  poster: ImageRef | null;
  /** Whether the poster was drawn without its title. The app then writes the title over it. */
  isUntitled: boolean;
}

/** Returns the poster beside the film or in the table, or draws one. Every title gets a poster. */
export async function makePoster({ id, art, facts }: Work, context: Context): Promise<Poster> {
  if (art.poster !== null && isAddress(art.poster)) return { poster: art.poster, isUntitled: false };
  const own = art.poster === null ? null : await posterFromFile(id, art.poster, context);
  const { title, year, genres, directors } = facts;
  if (own !== null) return { poster: own, isUntitled: false };
  const [director = null] = directors;
  const [language = null] = facts.languages;
  return drawPoster({ id, title, year, genreIds: genres.map((genre) => genre.id), director, language }, context);
}

/** @param file a path relative to the context's root */
export const posterFromFile = (id: string, file: string, context: PictureContext): Promise<ImageRef | null> =>
  fromFile('posters', id, file, context, context.tools.encodePoster);

/** Draws a poster, again if fonts that were installed since the last run have the letters of its title. */
export async function drawPoster(text: PosterText, context: PictureContext): Promise<Poster> {
  const isUntitled = !(await context.tools.hasLettering(text));
  const from = digest('drawn', DRAWING, text, isUntitled);
  const poster = await makePicture('posters', text.id, from, context, () => context.tools.drawPoster(text));
  return { poster, isUntitled };
}

/** Returns the poster of a season, or null if the season has no poster file. */
export const makeSeasonPoster = (
  id: string,
  season: number,
  file: string | null,
  context: Context,
): Promise<ImageRef | null> =>
  file === null ? Promise.resolve(null) : posterFromFile(`${id}-s${season}`, file, context);

/** Returns the backdrop beside the film, or a frame of the film. */
export async function makeBackdrop(
  { id, art }: Work,
  film: FilmFile | null,
  context: Context,
): Promise<ImageRef | null> {
  const { tools } = context;
  if (art.backdrop !== null && isAddress(art.backdrop)) return art.backdrop;
  const own = art.backdrop === null ? null : await fromFile('hero', id, art.backdrop, context, tools.encodeBackdrop);
  if (own !== null || film === null || tools.ffmpeg === null) return own;
  return makePicture('hero', id, digest('frame', MAKER, film.from), context, async () => {
    const frame = await takeFrame(film, tools);
    return frame && tools.encodeBackdrop(frame);
  }).catch(() => null);
}

/** Returns the still beside an episode, or a frame of the episode. Stills have one width only. */
export async function makeStill(
  stem: string,
  file: string | null,
  film: FilmFile | null,
  context: Context,
): Promise<ImageRef | null> {
  const { tools, ledger } = context;
  if (file !== null && isAddress(file)) return file;
  const target = `${stem}-still.webp`;
  const ways: [string, () => Promise<PictureSource | null>][] = [];
  if (file !== null)
    ways.push([digest('still', MAKER, fingerprint(context, file)), () => Promise.resolve(sourceOf(context, file))]);
  if (film !== null && tools.ffmpeg !== null)
    ways.push([digest('still', MAKER, film.from), () => takeFrame(film, tools)]);
  for (const [from, source] of ways) {
    try {
      const color = await ledger.make([target], from, async (pathFor) => {
        const picture = await source();
        if (picture === null) throw new NoPicture();
        const { color: tone, files } = await tools.encodeStill(picture);
        await writeFile(pathFor(target), files[0]?.bytes ?? '');
        return tone;
      });
      return `${target}${color ?? ''}`;
    } catch {
      // Tries the next way.
    }
  }
  return null;
}

async function fromFile(
  room: Room,
  name: string,
  file: string,
  context: PictureContext,
  encode: (source: PictureSource) => Promise<EncodedPicture>,
): Promise<ImageRef | null> {
  try {
    return await makePicture(room, name, digest('picture', MAKER, fingerprint(context, file)), context, () =>
      encode(sourceOf(context, file)),
    );
  } catch {
    context.diagnostics.push({ sort: 'doubtful', path: file, text: 'cannot be read as an image' });
    return null;
  }
}
