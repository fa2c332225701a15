/** Returns an empty frame of linear floats from 0 to 255, so that many faint layers leave no steps. */
export function createFrame(width, height) {
  const data = new Float32Array(width * height * 3);
  return { data, width, height };
}

/** Returns the inverse of the affine map [a, b, c, d, e, f], in the order of SVG's matrix. */
export function invert([a, b, c, d, e, f]) {
  const det = a * d - b * c;
  return [d / det, -b / det, -c / det, a / det, (c * f - d * e) / det, (b * e - a * f) / det];
}

/** Returns the part of from … to in which start + step * x lies within low … high. */
function clipSpan([from, to], start, step, low, high) {
  if (Math.abs(step) < 1e-9) return start >= low && start < high ? [from, to] : [0, 0];
  const [a, b] = [(low - start) / step, (high - start) / step].sort((x, y) => x - y);
  return [Math.max(from, Math.ceil(a)), Math.min(to, Math.ceil(b))];
}

/**
 * Lays an image (premultiplied RGBA) on the frame through `matrix`, which maps its pixels to those of the frame. Each
 * pixel is weighted from the four below it, at any fraction of a pixel, so that a slow drift neither jumps nor
 * trembles. The layer covers the frame by its alpha, or by its light in each channel if it is blended as `screen`.
 */
export function lay(frame, picture, matrix, { blend = 'over', gain = 1 } = {}) {
  if (gain <= 0.002) return;
  const { data: out, width: W, height: H } = frame;
  const { data, width, height } = picture;
  const [ia, ib, ic, id, ie, jf] = invert(matrix);
  const isScreen = blend === 'screen';
  const stride = width * 4;
  for (let y = 0; y < H; y += 1) {
    const startU = ic * (y + 0.5) + ie - 0.5 + ia * 0.5;
    const startV = id * (y + 0.5) + jf - 0.5 + ib * 0.5;
    const inside = clipSpan([0, W], startU, ia, 0, width - 1.001);
    const [from, to] = clipSpan(inside, startV, ib, 0, height - 1.001);
    for (let x = from; x < to; x += 1) {
      const u = startU + ia * x;
      const v = startV + ib * x;
      const iu = u | 0;
      const iv = v | 0;
      const i = iv * stride + iu * 4;
      const j = i + stride;
      const fu = u - iu;
      const fv = v - iv;
      const w11 = fu * fv * gain;
      const w10 = fu * gain - w11;
      const w01 = fv * gain - w11;
      const w00 = gain - w10 - w01 - w11;
      const alpha = data[i + 3] * w00 + data[i + 7] * w10 + data[j + 3] * w01 + data[j + 7] * w11;
      if (alpha < 0.01) continue;
      const at = (y * W + x) * 3;
      const red = data[i] * w00 + data[i + 4] * w10 + data[j] * w01 + data[j + 4] * w11;
      const green = data[i + 1] * w00 + data[i + 5] * w10 + data[j + 1] * w01 + data[j + 5] * w11;
      const blue = data[i + 2] * w00 + data[i + 6] * w10 + data[j + 2] * w01 + data[j + 6] * w11;
      out[at] += red - (out[at] * (isScreen ? red : alpha)) / 255;
      out[at + 1] += green - (out[at + 1] * (isScreen ? green : alpha)) / 255;
      out[at + 2] += blue - (out[at + 2] * (isScreen ? blue : alpha)) / 255;
    }
  }
}

/** Mixes `share` of the next shot into the current one. */
export function dissolve(frame, next, share) {
  for (let i = 0; i < frame.data.length; i += 1) frame.data[i] += (next.data[i] - frame.data[i]) * share;
}

/**
 * Returns the finished frame as RGB bytes at a brightness of `light` (0 is dark, up to 1). A fixed pattern of
 * thresholds (interleaved gradient noise) breaks up the steps of long gradients and never flickers.
 */
export function develop({ data, width, height }, light) {
  const bytes = Buffer.allocUnsafe(width * height * 3);
  let at = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const threshold = (52.9829189 * ((0.06711056 * x + 0.00583715 * y) % 1)) % 1;
      for (let c = 0; c < 3; c += 1, at += 1) bytes[at] = Math.min(255, Math.max(0, data[at] * light + threshold));
    }
  }
  return bytes;
}
