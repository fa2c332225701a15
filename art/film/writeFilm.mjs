import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FILM_SIZES, HERO_SIZES, PICTURE_FORMATS } from '../budgets.mjs';
import { requireFfmpeg } from '../clips/ffmpeg.mjs';
import { wavOf } from '../clips/wav.mjs';
import { placeholderColor, writePicture } from '../lib/encode.mjs';
import { CAPTIONS, TRACKS } from './captions.mjs';
import { encodeFilm, writeSheet } from './encodeFilm.mjs';
import { FILM } from './film.mjs';
import { previewCues } from './previews.mjs';
import { soundtrack } from './sound/soundtrack.mjs';
import { openStage } from './stage.mjs';
import { video } from './video.mjs';
import { vttOf } from './vtt.mjs';

/** The second of the film that its single image shows. */
const STILL = 63.2;
const RECORDS = new URL('../../src/api/samples/data/originals.json', import.meta.url);

/**
 * Draws, composes and encodes the short film with all of its files, and writes it into its record. Returns {name of the
 * film: color of its still}.
 */
export async function writeFilm(out) {
  requireFfmpeg();
  const folder = `${out}films/${FILM.name}/`;
  await mkdir(folder, { recursive: true });
  const room = await mkdtemp(join(tmpdir(), 'kinora-film-'));
  try {
    await Promise.all([shootParts(room), writeFile(`${room}/sound.wav`, wavOf(soundtrack()))]);
    for (const size of FILM_SIZES) {
      const bytes = await encodeFilm(room, `${folder}${size.height}.mp4`, size);
      console.log(`film ${size.height}: ${bytes} bytes`);
    }
  } finally {
    await rm(room, { recursive: true, force: true });
  }
  await writeSheet(`${folder}${FILM_SIZES[0].height}.mp4`, `${folder}previews.jpg`);
  await writeTexts(folder);
  return { [FILM.name]: await writeStills(`${out}hero/${FILM.name}`) };
}

/** Renders the film in parts, one per core. */
async function shootParts(room) {
  const parts = availableParallelism();
  const frames = FILM.seconds * FILM.fps;
  const cuts = Array.from({ length: parts + 1 }, (_, i) => Math.round((frames * i) / parts));
  const files = cuts.slice(1).map((_, i) => `part-${i}.mkv`);
  await writeFile(`${room}/film.txt`, files.map((file) => `file '${file}'\n`).join(''));
  await Promise.all(files.map((file, i) => shootPart([cuts[i], cuts[i + 1], file], room)));
}

const shootPart = (args, cwd) =>
  new Promise((resolve, reject) => {
    const script = fileURLToPath(new URL('shoot.mjs', import.meta.url));
    const child = spawn(process.execPath, [script, ...args.map(String)], { cwd, stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', (code) =>
      code ? reject(new Error(`shoot.mjs ${args.join(' ')} exited with code ${code}`)) : resolve(),
    );
  });

/** Writes the captions, the cues of the previews, and the record, which names all of them. */
export async function writeTexts(folder) {
  for (const { language, textOf } of TRACKS) {
    const cues = CAPTIONS.map((cue) => ({ ...cue, text: textOf(cue) }));
    await writeFile(`${folder}${language}.vtt`, vttOf(cues));
  }
  await writeFile(`${folder}previews.vtt`, previewCues());
  const records = JSON.parse(await readFile(RECORDS, 'utf8'));
  const named = records.map((record) => (record.title === FILM.title ? { ...record, video: video() } : record));
  await writeFile(RECORDS, `[\n${named.map((record) => `  ${JSON.stringify(record)}`).join(',\n')}\n]\n`);
}

/** Writes the backdrop at the widths of the heroes' wide view. */
export async function writeStills(stem) {
  let color;
  for (const { name, width, height, maxBytes } of HERO_SIZES.filter(({ view }) => view === 'wide')) {
    const data = await (await openStage(width))(STILL);
    const picture = { data, raw: { width, height, channels: 3 } };
    for (const format of PICTURE_FORMATS)
      await writePicture(picture, `${stem}-${name}.${format}`, { quality: format === 'avif' ? 64 : 82, maxBytes });
    color ??= await placeholderColor(picture);
  }
  return color;
}
