import { mix } from '../../lib/color.mjs';
import { ellipse, group, path, polygon, rect } from '../../lib/svg.mjs';
import { backdrop, LIFT, titleAt } from '../parts.mjs';

const HULL = 'M0 -260Q84 -150 80 40Q78 200 44 250H-44Q-78 200 -80 40Q-84 -150 0 -260Z';

/** Draws pack ice from above, and a ship that it holds fast. */
export function floes({ random, s }) {
  const [columns, rows, w, h] = [4, 6, 320, 260];
  const corner = Array.from({ length: rows + 1 }, (_, r) =>
    Array.from({ length: columns + 1 }, (_unused, c) => [
      c * w - 140 + random.range(-96, 96),
      r * h - 120 + random.range(-84, 84),
    ]),
  );
  let ice = '';
  for (let r = 0; r < rows; r += 1) {
    for (let c = 0; c < columns; c += 1) {
      const quad = [corner[r][c], corner[r][c + 1], corner[r + 1][c + 1], corner[r + 1][c]];
      const [mx, my] = [0, 1].map((k) => quad.reduce((sum, p) => sum + p[k], 0) / 4);
      const toward = (p, f) => [mx + (p[0] - mx) * f, my + (p[1] - my) * f];
      const f = random.range(0.88, 0.94);
      const tone = mix(s.paper, s.layers[0], random.range(0, 0.5));
      ice +=
        polygon(
          quad.map((p) => toward(p, f)).map(([x, y]) => [x + 7, y + 12]),
          s.layers[2],
        ) +
        polygon(
          quad.map((p) => toward(p, f)),
          tone,
        );
    }
  }
  const mast = (y, span) => rect(-span, y, span * 2, 13, s.ramp[4]) + ellipse(0, y + 6, 15, 15, s.ramp[5]);
  return {
    art:
      backdrop(s.layers[4]) +
      ice +
      path(
        'M620 -10L520 260L300 520L340 760L470 960L420 1150L520 1150L600 960L720 700L690 470L600 260L700 -10Z',
        s.layers[4],
      ) +
      group(
        { transform: `translate(510 610) rotate(${14})`, filter: LIFT },
        path(HULL, s.ink, { transform: 'scale(1.12)' }),
        path(HULL, mix(s.ramp[1], '#7a4a2c', 0.75)),
        path(HULL, mix(s.ramp[1], '#a8713f', 0.7), { transform: 'scale(.8)' }),
        [-150, -20, 110].map((y, i) => mast(y, [120, 150, 120][i])),
        rect(-4, -330, 8, 90, s.ink),
        path('M-30 205H30V235H-30Z', s.pop),
      ) +
      rect(-10, 1120, 1020, 400, s.layers[4]),
    ...titleAt(1150, 235, s.layers[4]),
  };
}
