import { mix } from '../../lib/color.mjs';
import { polar, smoothPath, starPoints, TAU } from '../../lib/geometry.mjs';
import { circle, group, line, path, polygon, rect, ring } from '../../lib/svg.mjs';
import { stand } from '../motifs/index.mjs';
import { backdrop, titleAt } from '../parts.mjs';

/** Draws a sea chart: a small island with its soundings, the course to it, and the compass rose. */
export function chart({ random, s, motif }) {
  const [cx, cy] = [560, 560];
  const shape = Array.from({ length: 14 }, () => random.range(0.72, 1.22));
  const shore = (reach, more) =>
    path(
      smoothPath(
        shape.map((f, i) => {
          const [x, y] = polar(0, 0, reach * (0.5 + f * 0.5), (i * TAU) / 14);
          return [cx + x * 0.86, cy + y];
        }),
        true,
        0.9,
      ),
      more.fill ?? 'none',
      more,
    );
  const soundings = [450, 350, 265].map((reach, i) =>
    shore(reach, {
      fill: mix(s.sky, s.layers[0], 0.14 + i * 0.3),
      stroke: mix(s.sky, s.paper, 0.22 + i * 0.06),
      'stroke-width': 3,
    }),
  );
  const land = [205, 140, 80].map((reach, i) => shore(reach, { fill: mix(s.disc, s.ramp[3], 0.08 + i * 0.3) }));
  const grid = [1, 2, 3, 4, 5, 6]
    .map(
      (k) =>
        line(k * 166, 40, k * 166, 1080, s.paper, 2, { opacity: 0.16 }) +
        line(40, k * 173, 960, k * 173, s.paper, 2, { opacity: 0.16 }),
    )
    .join('');
  const course = path('M60 1010C180 960 210 820 330 800C420 785 440 720 480 690', 'none', {
    stroke: s.pop,
    'stroke-width': 9,
    'stroke-dasharray': '26 18',
  });
  return {
    art:
      backdrop(s.sky) +
      soundings.join('') +
      grid +
      land.join('') +
      course +
      line(462, 672, 502, 712, s.pop, 11) +
      line(502, 672, 462, 712, s.pop, 11) +
      stand(motif, cx + 10, cy + 30, 190, { fill: s.ink, cut: s.disc, pop: s.pop }) +
      group(
        {},
        ring(830, 950, 84, s.paper, 3, { opacity: 0.6 }),
        polygon(starPoints(830, 950, 120, 20, 4), s.paper),
        polygon(starPoints(830, 950, 66, 18, 4, Math.PI / 4), s.ramp[3]),
        circle(830, 950, 13, s.pop),
      ) +
      rect(40, 40, 920, 1040, 'none', { stroke: s.paper, 'stroke-width': 5, opacity: 0.7 }) +
      rect(56, 56, 888, 1008, 'none', { stroke: s.paper, 'stroke-width': 2, opacity: 0.5 }),
    ...titleAt(1140, 240, s.sky),
  };
}
