import { mix } from '../../lib/color.mjs';
import { circle, ellipse, group, line, num, path, polygon, rect, ring } from '../../lib/svg.mjs';
import { polar, TAU } from '../../lib/geometry.mjs';
import { backdrop, LIFT, titleAt } from '../parts.mjs';

const WATER =
  'M250 150C520 40 860 160 850 430C842 610 680 600 690 760C700 930 520 1010 330 950C110 880 90 700 170 560C250 430 60 250 250 150Z';

/** Draws a garden pool from above: tiles, a ring on the water, a parasol, and a person who sunbathes below it. */
export function pool({ s }) {
  const water = s.ramp[4];
  const tiles = Array.from(
    { length: 11 },
    (_, i) =>
      line(i * 100, -10, i * 100, 1520, mix(s.sky, s.paper, 0.35), 5) +
      line(-10, i * 110, 1010, i * 110, mix(s.sky, s.paper, 0.35), 5),
  ).join('');
  const waves = [
    [250, 300, 150],
    [520, 230, 200],
    [610, 420, 150],
    [270, 660, 160],
    [400, 850, 180],
    [540, 620, 90],
  ].map(([x, y, w]) =>
    path(`M${x} ${y}q${w / 4} -26 ${w / 2} 0t${w / 2} 0`, 'none', {
      stroke: s.paper,
      'stroke-width': 9,
      'stroke-linecap': 'round',
    }),
  );
  const slices = (cx, cy, r, count, tones) =>
    Array.from({ length: count }, (_, i) =>
      polygon(
        [
          [cx, cy],
          polar(cx, cy, r, (i * TAU) / count),
          polar(cx, cy, r * 1.02, ((i + 0.5) * TAU) / count),
          polar(cx, cy, r, ((i + 1) * TAU) / count),
        ],
        tones[i % tones.length],
      ),
    );
  return {
    art:
      backdrop(s.sky) +
      tiles +
      group(
        { filter: LIFT },
        path(WATER, s.paper, { stroke: s.paper, 'stroke-width': 56, 'stroke-linejoin': 'round' }),
      ) +
      path(WATER, s.pop) +
      path(WATER, mix(s.pop, s.paper, 0.25), { transform: 'translate(70 92) scale(.84)' }) +
      waves.join('') +
      group(
        { filter: LIFT },
        ring(330, 470, 84, s.layers[1], 62),
        [0, 1, 2, 3].map((k) =>
          path(
            `M${polar(330, 470, 115, k * 1.57)
              .map(num)
              .join(' ')}A115 115 0 0 1 ${polar(330, 470, 115, k * 1.57 + 0.7)
              .map(num)
              .join(' ')}L${polar(330, 470, 53, k * 1.57 + 0.7)
              .map(num)
              .join(' ')}A53 53 0 0 0 ${polar(330, 470, 53, k * 1.57)
              .map(num)
              .join(' ')}Z`,
            s.paper,
          ),
        ),
      ) +
      group(
        { filter: LIFT, transform: 'rotate(24 860 800)' },
        rect(790, 690, 130, 300, s.paper, { rx: 20 }),
        rect(804, 704, 102, 62, water, { rx: 14 }),
      ) +
      group({ filter: LIFT }, slices(905, 640, 190, 12, [s.layers[2], s.paper]), circle(905, 640, 15, s.layers[3])) +
      group(
        { filter: LIFT },
        ellipse(780, 1030, 17, 38, s.layers[2], { transform: 'rotate(20 780 1030)' }),
        ellipse(836, 1044, 17, 38, s.layers[2], { transform: 'rotate(32 836 1044)' }),
      ) +
      path('M-10 1110H1010V1520H-10Z', s.layers[2]),
    ...titleAt(1145, 240, s.layers[2]),
  };
}
