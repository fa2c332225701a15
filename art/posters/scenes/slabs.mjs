import { mix } from '../../lib/color.mjs';
import { num, path, polygon } from '../../lib/svg.mjs';
import { stand } from '../motifs/index.mjs';
import { backdrop, titleAt } from '../parts.mjs';

/**
 * Draws walls without windows, one behind the other in the haze, so tall that their tops are not visible, and a way
 * between them.
 */
export function slabs({ random, s, motif }) {
  const far = mix(s.sky, s.paper, 0.28);
  const rows = [0, 1, 2, 3, 4].map((k) => {
    const tone = mix(far, s.layers[4], (k + 0.4) / 5.2);
    const reach = 70 + k * 92;
    const foot = 905 + k * k * 16;
    let d = '';
    for (const side of [-1, 1]) {
      let x = 500 + side * (60 + reach * 0.9);
      while (x > -60 && x < 1060) {
        const w = random.range(50, 120) * (1 + k * 0.35);
        const top = random.chance(0.55) ? -10 : random.range(60, 430 - k * 40);
        d += `M${num(x)} ${num(top)}H${num(x + side * w)}V${foot + 30}H${num(x)}Z`;
        x += side * (w + random.range(12, 40) * (1 + k * 0.5));
      }
    }
    return path(d, tone) + path(`M-10 ${foot}H1010V1520H-10Z`, mix(far, s.layers[4], (k + 0.1) / 6), { opacity: 0.55 });
  });
  return {
    art:
      backdrop(far) +
      rows.join('') +
      polygon(
        [
          [488, 1000],
          [512, 1000],
          [700, 1520],
          [300, 1520],
        ],
        s.ink,
        { opacity: 0.35 },
      ) +
      stand(motif, 500, 1012, 120, { fill: s.ink }) +
      path('M-10 1190H1010V1520H-10Z', s.layers[4]),
    ...titleAt(1205, 190, s.layers[4], { box: { x: 70 }, align: 'start', credit: { x: 70 } }),
  };
}
