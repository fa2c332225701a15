import { CLIP } from './clip.mjs';

/** Applies a second-order filter to a loop. It runs twice, so that the beginning follows the filtered end. */
export function filterLoop(samples, { b, a }) {
  const out = new Float64Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let pass = 0; pass < 2; pass += 1) {
    for (let i = 0; i < samples.length; i += 1) {
      const y = b[0] * samples[i] + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
      [x2, x1, y2, y1] = [x1, samples[i], y1, y];
      out[i] = y;
    }
  }
  return out;
}

/** Returns the coefficients of a Butterworth low-pass or high-pass filter (formulas of the Audio EQ Cookbook). */
export function passFilter(kind, frequency) {
  const w = (2 * Math.PI * frequency) / CLIP.sampleRate;
  const alpha = Math.sin(w) / Math.SQRT2;
  const cos = Math.cos(w);
  const edge = kind === 'low' ? 1 - cos : 1 + cos;
  const scale = 1 / (1 + alpha);
  const b = [edge / 2, kind === 'low' ? edge : -edge, edge / 2].map((c) => c * scale);
  return { b, a: [-2 * cos * scale, (1 - alpha) * scale] };
}
