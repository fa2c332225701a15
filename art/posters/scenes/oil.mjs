import { TAU } from '../../lib/geometry.mjs';
import { circle, ellipse, group, num, path } from '../../lib/svg.mjs';
import { backdrop, LIFT, titleAt } from '../parts.mjs';

/** Draws a field of small printed flowers, and oil that runs down over it. The title is in the oil. */
export function oil({ random, s }) {
  const tones = [s.ramp[2], s.ramp[3], s.pop, s.ramp[1]];
  let flowers = '';
  for (let row = 0; row < 8; row += 1) {
    for (let column = 0; column < 5; column += 1) {
      const [x, y] = [column * 250 + (row % 2 ? 125 : 0), 470 + row * 145];
      flowers += flower(x, y, random.range(1.55, 1.95), random.range(0, 60), tones[(row * 3 + column) % 4], s);
    }
  }
  let edge = 'M-10 -10V560';
  for (let x = -10; x < 1010;) {
    const [width, drop] = [random.range(62, 110), random.range(70, 520) * (random.chance(0.35) ? 1 : 0.5)];
    const gap = random.range(34, 70);
    const r = width / 2;
    edge += `V${num(560 + drop)}A${num(r)} ${num(r)} 0 0 0 ${num(x + width)} ${num(560 + drop)}V600A${num(gap / 2)} ${num(gap / 2)} 0 0 1 ${num(x + width + gap)} 600`;
    x += width + gap;
  }
  return {
    art: backdrop(s.paper) + flowers + group({ filter: LIFT }, path(`${edge}V-10Z`, s.ink)),
    ...titleAt(110, 370, s.ink, { credit: { y: 545, ground: s.ink } }),
  };
}

const flower = (x, y, k, turn, fill, s) =>
  group(
    { transform: `translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${num(k)})` },
    Array.from({ length: 5 }, (_, i) => {
      const a = (i * TAU) / 5;
      return ellipse(num(Math.cos(a) * 22), num(Math.sin(a) * 22), 19, 13, fill, {
        transform: `rotate(${i * 72} ${num(Math.cos(a) * 22)} ${num(Math.sin(a) * 22)})`,
      });
    }),
    circle(0, 0, 10, s.ramp[4]),
  );
