import { vttTime } from '../vttTime';

/** The layout of the preview images of a seek bar. */
export interface PreviewGrid {
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
