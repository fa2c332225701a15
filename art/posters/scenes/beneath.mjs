import { mix } from '../../lib/color.mjs';
import { polar, ridgePath, smoothPath, TAU } from '../../lib/geometry.mjs';
import { circle, line, path, polygon, rect } from '../../lib/svg.mjs';
import { stand } from '../motifs/index.mjs';
import { backdrop, titleAt } from '../parts.mjs';

/** Draws a cut through the ground: a hut on the snow, layers of ice below it, and a creature with arms in the ice. */
export function beneath({ random, s, motif }) {
  const top = 470;
  const beds = [0, 1, 2, 3].map((k) =>
    path(
      ridgePath(random, { y: top + k * (120 + k * 34), height: 26 + k * 8, count: 17, roughness: 0.5 }),
      mix(s.paper, s.layers[3], [0, 0.24, 0.48, 0.74][k]),
    ),
  );
  const arms = (reach, fill) => {
    const points = Array.from({ length: 26 }, (_, i) => {
      const long = i % 2 ? random.range(0.72, 1.15) : random.range(0.26, 0.38);
      const [x, y] = polar(0, 0, reach * long, (i * TAU) / 26 + random.range(-0.08, 0.08));
      return [500 + x, 1010 + y * 0.86];
    });
    return path(smoothPath(points, true, 0.62), fill);
  };
  const cracks = Array.from({ length: 9 }, () => {
    const [x, y] = [random.range(60, 940), random.range(top + 60, 900)];
    return line(x, y, x + random.range(-70, 70), y + random.range(60, 190), mix(s.paper, s.layers[1], 0.3), 4);
  });
  return {
    art:
      backdrop(s.sky) +
      beds.join('') +
      cracks.join('') +
      arms(430, mix(s.layers[3], s.ink, 0.45)) +
      arms(330, s.ink) +
      circle(500, 1000, 78, mix(s.pop, s.ink, 0.55)) +
      circle(500, 1000, 44, s.pop) +
      polygon(
        [
          [712, 470],
          [728, 470],
          [560, 930],
          [540, 925],
        ],
        s.ink,
        { opacity: 0.5 },
      ) +
      stand(motif, 720, 482, 150, { fill: s.ink, cut: s.pop, pop: s.pop }) +
      rect(250, 380, 7, 110, s.ink) +
      path('M257 380L320 398L257 418Z', s.pop),
    ...titleAt(80, 230, s.sky, {
      align: 'start',
      box: { x: 70 },
      credit: { x: 70, ground: mix(s.paper, s.layers[3], 0.74) },
    }),
  };
}
