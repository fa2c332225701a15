import { polar } from '../../lib/geometry.mjs';
import { circle, group, line, num, path, polygon, ring } from '../../lib/svg.mjs';
import { setTitle } from '../../lettering/setTitle.mjs';
import { backdrop, LIFT, titleAt } from '../parts.mjs';

const [CX, CY, R] = [500, 900, 760];
const angleOf = (value) => Math.PI * (1.08 + (value / 100) * 0.84);

/** Draws a gauge that is larger than the poster: figures, strokes, a red range, and the needle at `value`. */
export function dial({ s, o }) {
  const strokes = Array.from({ length: 51 }, (_, i) => {
    const a = angleOf(i * 2);
    return line(...polar(CX, CY, i % 5 ? R - 70 : R - 110, a), ...polar(CX, CY, R - 26, a), s.paper, i % 5 ? 7 : 16);
  }).join('');
  const figures = [10, 20, 30, 40, 50, 60, 70, 80, 90]
    .map((value) => {
      const [x, y] = polar(CX, CY, R - 190, angleOf(value));
      const height = value === o.value ? 110 : 66;
      const fill = value === o.value ? s.sky : s.paper;
      const box = { x: x - 100, y: y - height / 2, width: 200, height };
      return setTitle(String(value), box, { face: 'anton', fill, maxCap: height }).svg;
    })
    .join('');
  const [from, to] = [polar(CX, CY, R + 8, angleOf(0)), polar(CX, CY, R + 8, angleOf(o.value))];
  const needle = angleOf(o.value + 1.5);
  return {
    art:
      backdrop(s.sky) +
      circle(CX, CY, R + 60, s.ink) +
      ring(CX, CY, R + 8, s.paper, 22) +
      path(`M${from.map(num).join(' ')}A${R + 8} ${R + 8} 0 0 1 ${to.map(num).join(' ')}`, 'none', {
        stroke: s.sky,
        'stroke-width': 48,
      }) +
      strokes +
      figures +
      group(
        { filter: LIFT },
        polygon(
          [
            polar(CX, CY, 90, needle + Math.PI - 0.4),
            polar(CX, CY, R - 270, needle),
            polar(CX, CY, 90, needle + Math.PI + 0.4),
          ],
          s.sky,
        ),
        circle(CX, CY, 96, s.sky),
        circle(CX, CY, 40, s.ink),
      ) +
      path('M-10 1090H1010V1520H-10Z', s.ink),
    ...titleAt(1120, 265, s.ink),
  };
}
