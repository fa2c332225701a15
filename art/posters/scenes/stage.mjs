import { mix } from '../../lib/color.mjs';
import { ellipse, num, path, polygon, rect } from '../../lib/svg.mjs';
import { stand } from '../motifs/index.mjs';
import { backdrop, titleAt } from '../parts.mjs';

/** Draws an open curtain, a spotlight, and the motif as the star. */
export function stage({ s, motif, o }) {
  const cloth = o.cloth?.(s) ?? s.pop;
  const floorY = 960;
  const back = s.layers[3];
  const folds = [0, 1, 2, 3].flatMap((k) =>
    [-1, 1].map((side) => {
      const edge = (x) => num(500 + side * x);
      const [a, b] = [520 - k * 62, 520 - (k + 1) * 62];
      const sway = 70 + k * 26;
      return path(
        `M${edge(a)} -10L${edge(b)} -10Q${edge(b + sway * 0.1)} 560 ${edge(b + sway)} ${floorY + 60}L${edge(a + sway)} ${floorY + 60}Q${edge(a + sway * 0.2)} 560 ${edge(a)} -10Z`,
        mix(cloth, s.layers[4], k % 2 ? 0.28 : 0.04),
      );
    }),
  );
  const swag = [0, 1, 2, 3, 4]
    .map((i) =>
      path(
        `M${i * 200 - 10} -10H${i * 200 + 210}Q${i * 200 + 100} 190 ${i * 200 - 10} -10Z`,
        mix(cloth, s.layers[4], i % 2 ? 0.34 : 0.12),
      ),
    )
    .join('');
  const light = polygon(
    [
      [470, -10],
      [530, -10],
      [760, floorY + 20],
      [240, floorY + 20],
    ],
    s.disc,
    { opacity: 0.85 },
  );
  const thing = { fill: s.layers[4], cut: s.disc, pop: s.pop, ...o.colors?.(s) };
  const shade = o.shadowOf
    ? stand(o.shadowOf, o.shadowX ?? 640, floorY - 20, o.shadowSize ?? 560, {
        fill: mix(s.disc, s.layers[4], 0.55),
        cut: s.disc,
        pop: mix(s.disc, s.layers[4], 0.55),
      })
    : '';
  return {
    art:
      backdrop(back) +
      rect(-10, floorY - 40, 1020, 140, mix(back, s.disc, 0.3)) +
      light +
      ellipse(500, floorY + 20, 262, 44, s.disc) +
      shade +
      stand(motif, o.motifX ?? 500, floorY + 24, o.size ?? 430, thing) +
      folds.join('') +
      swag +
      rect(-10, floorY + 80, 1020, 520, s.layers[4]),
    ...titleAt(1115, 255, s.layers[4]),
  };
}
