import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from '../context';
import { digest } from '../digest';
import { fileArgument } from '../probe/probeFile';
import { vttTime } from '../vttTime';
import { runFfmpeg } from './runFfmpeg';
import type { FilmFile } from './unit';

/** The layout of the preview images of a seek bar. */
interface PreviewGrid {
  /** The seconds between two images. */
  interval: number;
  width: number;
  height: number;
  /** The number of columns in a full sheet. */
  columns: number;
  rows: number;
}

const WIDTH = 320;
const INTERVAL = 10;
const SIDE = 10;

/** Returns a layout with an image every ten seconds. A short film gets about ten images in total. */
export function previewGrid(film: { duration: number; width: number; height: number }): PreviewGrid {
  const interval = film.duration >= INTERVAL * SIDE ? INTERVAL : Math.max(1, Math.round(film.duration / SIDE));
  const height = film.width > 0 ? 2 * Math.round((WIDTH * film.height) / film.width / 2) : 180;
  return { interval, width: WIDTH, height: Math.max(2, Math.min(height, WIDTH * 2)), columns: SIDE, rows: SIDE };
}

/** Returns the number of images in each sheet. The last sheet is only as large as necessary. */
export function sheetsOf(
  count: number,
  { columns, rows }: PreviewGrid,
): { from: number; columns: number; rows: number }[] {
  const full = columns * rows;
  return Array.from({ length: Math.ceil(count / full) }, (_, index) => {
    const here = Math.min(full, count - index * full);
    return { from: index * full, columns: Math.min(columns, here), rows: Math.ceil(here / columns) };
  });
}

/** Returns the WebVTT file whose cues refer to regions of the sheets. */
export function previewCues(
  count: number,
  duration: number,
  grid: PreviewGrid,
  sheetName: (sheet: number) => string,
): string {
  const full = grid.columns * grid.rows;
  const cues = Array.from({ length: count }, (_, index) => {
    const [start, end] = [index * grid.interval, Math.min((index + 1) * grid.interval, duration)];
    const [column, row] = [index % grid.columns, Math.floor((index % full) / grid.columns)];
    const place = [column * grid.width, row * grid.height, grid.width, grid.height].join(',');
    return end > start
      ? `${cueTime(start)} --> ${cueTime(end)}\n${sheetName(Math.floor(index / full) + 1)}#xywh=${place}`
      : '';
  });
  return `WEBVTT\n\n${cues.filter((cue) => cue !== '').join('\n\n')}\n`;
}

const cueTime = (seconds: number) => vttTime(Math.round(seconds * 1000));

/** The version of the preview sheets. Must be raised when the way they are made changes. */
const MAKER = 1;

/**
 * Makes preview images for the seek bar. Returns null if they cannot be made. Decodes only key frames, except for short
 * films, which have too few of them.
 */
export async function makePreviews({ file, from, stem, film }: FilmFile, context: Context): Promise<string | null> {
  const { ledger, tools } = context;
  if (tools.ffmpeg === null || film.duration < 2) return null;
  const grid = previewGrid(film);
  const isShort = film.duration < grid.interval * grid.columns * 2;
  const expected = Math.max(1, Math.floor(film.duration / grid.interval));
  const sheets = sheetsOf(expected, grid);
  const sheetFile = (sheet: number) => `${stem}-previews-${sheet}.jpg`;
  const cues = `${stem}-previews.vtt`;
  const files = [cues, ...sheets.map((_, index) => sheetFile(index + 1))];

  await ledger.make(files, digest('previews', MAKER, from), async (pathFor) => {
    const room = await mkdtemp(path.join(path.dirname(pathFor(cues)), '.part-frames-'));
    try {
      const filter = `fps=1/${grid.interval}:start_time=0:round=near,scale=${grid.width}:${grid.height},setsar=1`;
      const every = isShort ? [] : ['-skip_frame', 'nokey'];
      const input = [...every, '-i', fileArgument(file)];
      const output = [
        '-an',
        '-sn',
        '-frames:v',
        String(expected),
        '-vf',
        filter,
        '-q:v',
        '2',
        '-f',
        'image2',
        '%05d.jpg',
      ];
      await runFfmpeg(tools, { cwd: room, args: [...input, ...output] });
      const count = (await readdir(room)).length;
      if (count === 0) throw new Error('it has no images');
      // If a film is shorter than its metadata says, its last image fills the remaining cells.
      for (const [index, { from: first, columns, rows }] of sheets.entries()) {
        const tile = ['-vf', `tile=${columns}x${rows}`, '-frames:v', '1', '-q:v', '5', '-f', 'image2'];
        const start = ['-start_number', String(Math.min(first, count - 1) + 1), '-i', '%05d.jpg'];
        await runFfmpeg(tools, { cwd: room, args: [...start, ...tile, 'sheet.jpg'] });
        await rename(path.join(room, 'sheet.jpg'), pathFor(sheetFile(index + 1)));
      }
      const text = previewCues(Math.min(count, expected), film.duration, grid, (sheet) =>
        path.posix.basename(sheetFile(sheet)),
      );
      await writeFile(pathFor(cues), text);
    } finally {
      await rm(room, { recursive: true, force: true });
    }
  });
  return cues;
}
