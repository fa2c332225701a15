import { FILM } from './film.mjs';
import { vttOf } from './vtt.mjs';

/** The sheet of seek previews, with a small image for each interval of `every` seconds. */
export const PREVIEWS = { every: 2, columns: 7, width: 192, height: 108, file: 'previews.jpg' };

const { every, columns, width, height, file } = PREVIEWS;
const count = Math.ceil(FILM.seconds / every);

export const SHEET = { columns, rows: Math.ceil(count / columns) };

/** Returns the WebVTT file that assigns the pieces of the sheet to their seconds. */
export const previewCues = () =>
  vttOf(
    Array.from({ length: count }, (_, i) => ({
      from: i * every,
      to: Math.min(FILM.seconds, (i + 1) * every),
      text: `${file}#xywh=${(i % columns) * width},${Math.floor(i / columns) * height},${width},${height}`,
    })),
  );
