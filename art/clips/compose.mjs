import { CLIP } from './clip.mjs';
import { OVERSAMPLE } from './raster.mjs';

const { width: W, height: H } = CLIP;

/** Returns an empty frame of linear floats from 0 to 255, so that many faint layers leave no steps. */
export const emptyFrame = () => new Float32Array(W * H * 3);

/** Mixes a pixel of a layer with the pixel below it. Both are premultiplied by the strength of the layer. */
const BLENDS = {
  over: (below, color, alpha) => below * (1 - alpha / 255) + color,
  screen: (below, color) => below + color * (1 - below / 255),
};

/** Lays an image of the frame's size on the frame. */
export function layFrame(frame, { data }, { blend = 'over', gain = 1 } = {}) {
  const mixed = BLENDS[blend];
  for (let i = 0, at = 0; i < data.length; i += 4, at += 3) {
    if (!data[i + 3]) continue;
    const a = data[i + 3] * gain;
    frame[at] = mixed(frame[at], data[i] * gain, a);
    frame[at + 1] = mixed(frame[at + 1], data[i + 1] * gain, a);
    frame[at + 2] = mixed(frame[at + 2], data[i + 2] * gain, a);
  }
}

/**
 * Returns the sheet pixels of each pixel along one side of the frame: the first of the three that it covers, and the
 * share of the third.
 */
function taps(count, from, size, { scale, origin }) {
  const [first, share] = [new Int32Array(count), new Float32Array(count)];
  for (let i = 0; i < count; i += 1) {
    const centre = (from + ((i + 0.5) * size) / count + origin) * scale;
    const start = centre - OVERSAMPLE / 2;
    first[i] = Math.floor(start + 1e-6);
    share[i] = Math.max(0, start - first[i]);
  }
  return { first, share };
}

/**
 * Lays a sheet on the frame as the camera's `window` shows it. Each pixel is the mean of the two by two sheet pixels
 * below it, at any fraction of a pixel, so that a slow drift neither jumps nor trembles.
 */
export function laySheet(frame, sheet, window, { blend = 'over', gain = 1 } = {}) {
  const { data, width, left, right, top, bottom } = sheet;
  const [across, down] = [taps(W, window.x, window.w, sheet), taps(H, window.y, window.h, sheet)];
  const mixed = BLENDS[blend];
  const row = new Float32Array(width * 4);
  let [x0, x1] = [0, W];
  while (x0 < W && across.first[x0] + 2 < left) x0 += 1;
  while (x1 > x0 && across.first[x1 - 1] > right) x1 -= 1;
  if (x0 >= x1) return;
  const [from, to] = [Math.max(0, across.first[x0]) * 4, Math.min(width, across.first[x1 - 1] + 3) * 4];
  const quarter = gain / 4;
  for (let y = 0; y < H; y += 1) {
    const start = down.first[y];
    if (start + 2 < top || start > bottom) continue;
    const [a, b, c] = [start * width * 4, (start + 1) * width * 4, (start + 2) * width * 4];
    const low = down.share[y];
    const high = 1 - low;
    if (low < 1e-4) for (let i = from; i < to; i += 1) row[i] = data[a + i] + data[b + i];
    else for (let i = from; i < to; i += 1) row[i] = data[a + i] * high + data[b + i] + data[c + i] * low;
    for (let x = x0, at = (y * W + x0) * 3; x < x1; x += 1, at += 3) {
      const i = across.first[x] * 4;
      const late = across.share[x];
      const early = 1 - late;
      const alpha = (row[i + 3] * early + row[i + 7] + row[i + 11] * late) * quarter;
      if (alpha === 0) continue;
      frame[at] = mixed(frame[at], (row[i] * early + row[i + 4] + row[i + 8] * late) * quarter, alpha);
      frame[at + 1] = mixed(frame[at + 1], (row[i + 1] * early + row[i + 5] + row[i + 9] * late) * quarter, alpha);
      frame[at + 2] = mixed(frame[at + 2], (row[i + 2] * early + row[i + 6] + row[i + 10] * late) * quarter, alpha);
    }
  }
}

/** A fixed pattern of thresholds (interleaved gradient noise). It breaks up steps and never flickers. */
const THRESHOLDS = Float32Array.from({ length: W * H }, (_, i) => {
  const value = 52.9829189 * ((0.06711056 * (i % W) + 0.00583715 * Math.floor(i / W)) % 1);
  return value % 1;
});

/** Returns the average of an image, premultiplied: [red, green, blue, alpha]. */
export function meanOf({ data }) {
  const sums = [0, 0, 0, 0];
  for (let i = 0; i < data.length; i += 1) sums[i % 4] += data[i];
  return sums.map((sum) => (4 * sum) / data.length);
}

/** Returns the finished frame as RGB bytes, below one even `veil`. */
export function develop(frame, veil) {
  const bytes = Buffer.allocUnsafe(W * H * 3);
  const through = 1 - veil[3] / 255;
  for (let i = 0, at = 0; i < THRESHOLDS.length; i += 1) {
    for (let c = 0; c < 3; c += 1, at += 1)
      bytes[at] = Math.min(255, Math.max(0, frame[at] * through + veil[c] + THRESHOLDS[i]));
  }
  return bytes;
}
