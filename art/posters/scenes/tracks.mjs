import { mix } from '../../lib/color.mjs';
import { ellipse, group, line, num } from '../../lib/svg.mjs';
import { stand } from '../motifs/index.mjs';
import { backdrop, titleAt } from '../parts.mjs';

/** Draws an empty white field from above, one line of footprints over it, and the small figure that made them. */
export function tracks({ random, s, motif }) {
  const way = (f) => [250 + Math.sin(f * 4.6) * 210 + f * 360, 1500 - f * 1010];
  const prints = Array.from({ length: 34 }, (_, i) => {
    const f = (i / 34) ** 0.82;
    const [[x, y], [nx, ny]] = [way(f), way(f + 0.01)];
    const turn = (Math.atan2(ny - y, nx - x) * 180) / Math.PI + 90;
    const k = 1.5 - f * 1.15;
    const side = i % 2 ? 1 : -1;
    return group(
      {
        transform: `translate(${num(x)} ${num(y)}) rotate(${num(turn)}) translate(${num(side * 30 * k)} 0) scale(${num(k * 10) / 10})`,
      },
      ellipse(0, -12, 14, 21, s.layers[1]),
      ellipse(0, 22, 11, 12, s.layers[1]),
      ellipse(3, -9, 9, 15, s.layers[2]),
    );
  }).join('');
  const drift = Array.from({ length: 46 }, () => {
    const [x, y, l] = [random.range(-80, 1000), random.range(0, 1500), random.range(60, 260)];
    return line(x, y, x + l, y + l * 0.22, mix(s.sky, s.layers[0], random.range(0.25, 0.7)), random.range(2, 6), {
      'stroke-linecap': 'round',
    });
  }).join('');
  const [x, y] = way(1);
  return {
    art:
      backdrop(s.sky) +
      drift +
      prints +
      ellipse(x + 120, y + 34, 140, 12, s.layers[1], { transform: `rotate(13 ${num(x)} ${num(y)})` }) +
      stand(motif, x, y + 22, 150, { fill: s.pop, cut: s.ink, pop: s.pop }),
    ...titleAt(90, 270, s.sky, { box: { x: 70 }, align: 'start', valign: 'top', credit: { x: 560 } }),
  };
}
