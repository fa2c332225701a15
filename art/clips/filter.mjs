import { CLIP } from './clip.mjs';

/** A second-order filter over a loop: run twice, so that its end already knows its beginning. */
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

/** Low- or high-pass of Butterworth's kind (the cookbook's formulas). */
export function passFilter(kind, frequency) {
  const w = (2 * Math.PI * frequency) / CLIP.sampleRate;
  const alpha = Math.sin(w) / Math.SQRT2;
  const cos = Math.cos(w);
  const edge = kind === 'low' ? 1 - cos : 1 + cos;
  const scale = 1 / (1 + alpha);
  const b = [edge / 2, kind === 'low' ? edge : -edge, edge / 2].map((c) => c * scale);
  return { b, a: [-2 * cos * scale, (1 - alpha) * scale] };
}
