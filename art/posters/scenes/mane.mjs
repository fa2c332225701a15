import { polar, TAU } from '../../lib/geometry.mjs';
import { circle, group, num, path } from '../../lib/svg.mjs';
import { backdrop, LIFT } from '../parts.mjs';

/** Draws a mane from edge to edge: rings of cut-out tongues, with the title in place of the face. */
export function mane({ random, s }) {
  const [cx, cy] = [500, 690];
  const rings = [
    [26, 830, 300, s.layers[3]],
    [22, 640, 270, s.layers[2]],
    [20, 500, 240, s.layers[1]],
    [18, 410, 210, s.layers[0]],
  ];
  const tongues = rings.map(([count, reach, width, fill]) =>
    group(
      { filter: LIFT },
      Array.from({ length: count }, (_, i) => {
        const a = (i * TAU) / count + random.range(-0.05, 0.05);
        const tip = polar(cx, cy, reach * random.range(0.9, 1.12), a + random.range(-0.09, 0.09));
        const [left, right] = [polar(cx, cy, 240, a - 0.3), polar(cx, cy, 240, a + 0.3)];
        const belly = (turn) => polar(cx, cy, reach * 0.68, a + (turn * width) / reach / 2.1);
        const at = (p) => p.map(num).join(' ');
        return path(`M${at(left)}Q${at(belly(-1))} ${at(tip)}Q${at(belly(1.1))} ${at(right)}Z`, fill);
      }),
    ),
  );
  const ears = [-1, 1].map(
    (side) => circle(cx + side * 270, cy - 300, 128, s.layers[3]) + circle(cx + side * 262, cy - 290, 74, s.paper),
  );
  return {
    art:
      backdrop(s.layers[4]) +
      tongues.slice(0, 3).join('') +
      group({ filter: LIFT }, ears) +
      tongues[3] +
      group({ filter: LIFT }, circle(cx, cy, 300, s.paper)),
    title: { x: cx - 225, y: cy - 165, width: 450, height: 330 },
    align: 'middle',
    valign: 'middle',
    ground: s.paper,
    credit: { y: 1438, ground: s.layers[4] },
  };
}
