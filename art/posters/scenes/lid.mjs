import { mix } from '../../lib/color.mjs';
import { circle, group, num, rect, ring } from '../../lib/svg.mjs';
import { backdrop, LIFT, titleAt } from '../parts.mjs';

const CELL = 112;

/** Draws the lid of a reactor from above: caps in a grid within a ring, some of them lifted, and one that glows. */
export function lid({ random, s }) {
  const [cx, cy, r] = [500, 590, 560];
  const tones = [s.layers[1], s.layers[1], s.layers[2], s.ramp[4], s.ramp[2]];
  let caps = '';
  for (let row = -5; row <= 5; row += 1) {
    for (let column = -5; column <= 5; column += 1) {
      const [x, y] = [cx + column * CELL, cy + row * CELL];
      if (Math.hypot(x - cx, y - cy) > r - 20 || (row === -1 && column === 1)) continue;
      const tone = random.pick(tones);
      const turn = random.chance(0.18) ? random.range(-14, 14) : 0;
      caps += group(
        { transform: `rotate(${num(turn)} ${x} ${y})` },
        rect(x - 49, y - 49, 98, 98, tone),
        rect(x - 49, y + 31, 98, 18, mix(tone, s.ink, 0.4)),
        circle(x, y - 8, 13, mix(tone, s.ink, 0.55)),
      );
    }
  }
  const [x, y] = [cx + CELL, cy - CELL];
  return {
    art:
      backdrop(s.layers[3]) +
      circle(cx, cy, r + 60, s.ink) +
      ring(cx, cy, r + 34, s.layers[2], 26) +
      caps +
      circle(x, y, 190, s.pop, { opacity: 0.2 }) +
      circle(x, y, 130, s.pop, { opacity: 0.35 }) +
      group({ filter: LIFT }, rect(x - 54, y - 54, 108, 108, s.pop), rect(x - 30, y - 30, 60, 60, s.paper)) +
      rect(-10, 1130, 1020, 400, s.ink),
    ...titleAt(1175, 205, s.ink),
  };
}
