import { num, path } from '../../lib/svg.mjs';
import { swing } from '../ease.mjs';

/**
 * Draws a row of cut-paper crests along y = 0, at a distance of `length`. The row is wide enough to drift by one crest.
 */
export function crests(random, { length, height, fill, crest, depth = 1, shadow }) {
  const [x0, x1] = [-500 - length, 2100 + length];
  let edge = `M${x0} 0`;
  for (let x = x0; x < x1; x += length)
    edge += `C${num(x + length * 0.3)} 0 ${num(x + length * 0.42)} ${num(-height)} ${num(x + length * 0.62)} ${num(-height)}C${num(x + length * 0.66)} ${num(-height * 0.35)} ${num(x + length * 0.8)} 0 ${num(x + length)} 0`;
  return {
    depth,
    box: { x: -500, y: -height - 6, w: 2600, h: 560 },
    art:
      path(`${edge}V600H${x0}Z`, fill) +
      path(edge, 'none', { stroke: crest, 'stroke-width': 2.6, opacity: 0.7 }) +
      (shadow
        ? path(edge, 'none', { stroke: shadow, 'stroke-width': 2, opacity: 0.5, transform: 'translate(10 16)' })
        : ''),
  };
}

/** Returns the movement of such a row: it drifts and heaves. The jump back by one crest is invisible. */
export const drift =
  (y, { length, speed, heave = 8, offset = 0 }) =>
  (T) => ({ x: -(((T * speed + offset * length) % length) + length) % length, y: y + heave * swing(T, 0.21, offset) });

/** Draws flat water from `top` down, with short glints of light around `x`. */
export function glints(random, { x, top, bottom, spread, color, count }) {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const far = random.next() ** 1.5;
    const y = top + (bottom - top) * far;
    const w = (6 + far * 46) * random.range(0.5, 1.2);
    const gx = x + (random.next() + random.next() - 1) * spread * (0.25 + far);
    d += `M${num(gx - w / 2)} ${num(y)}h${num(w)}`;
  }
  return path(d, 'none', { stroke: color, 'stroke-width': 3, 'stroke-linecap': 'round' });
}
