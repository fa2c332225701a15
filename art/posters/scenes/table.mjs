import { mix } from '../../lib/color.mjs';
import { circle, ellipse, group, polygon, rect, ring } from '../../lib/svg.mjs';
import { backdrop, LIFT, titleAt } from '../parts.mjs';

/**
 * Draws a table from above, half in one light and half in another, with two cups that face each other across the line.
 */
export function table({ s, o }) {
  const setting = (x, y, turn, coffee, saucer, spoon) =>
    group(
      { transform: `translate(${x} ${y}) rotate(${turn})`, filter: LIFT },
      circle(0, 0, 245, saucer),
      ring(0, 0, 206, mix(saucer, s.ink, 0.16), 6),
      rect(130, -34, 130, 68, s.paper, { rx: 30 }),
      rect(150, -14, 80, 28, saucer, { rx: 14 }),
      circle(0, 0, 150, s.paper),
      circle(0, 0, 126, coffee),
      ellipse(-34, -42, 46, 22, mix(coffee, s.paper, 0.3), { transform: 'rotate(-35 -34 -42)' }),
      rect(-230, 96, 230, 13, spoon, { rx: 6, transform: 'rotate(-22 -230 96)' }),
      ellipse(-236, 102, 44, 27, spoon, { transform: 'rotate(-22 -236 102)' }),
    );
  const other = o.other?.(s) ?? s.pop;
  return {
    art:
      backdrop(s.sky) +
      polygon(
        [
          [1010, -10],
          [760, -10],
          [240, 1120],
          [1010, 1120],
        ],
        other,
      ) +
      setting(275, 330, 25, s.ink, mix(s.sky, s.paper, 0.55), s.layers[0]) +
      setting(725, 765, 205, s.ink, mix(other, s.paper, 0.55), mix(other, s.ink, 0.4)) +
      rect(-10, 1120, 1020, 400, s.ink),
    ...titleAt(1155, 230, s.ink),
  };
}
