import { mix } from '../../lib/color.mjs';
import { circle, group, path, rect } from '../../lib/svg.mjs';
import { stand } from '../motifs/index.mjs';
import { backdrop, LIFT, stars, titleAt } from '../parts.mjs';

/** Draws a window at night from the inside: curtains, four panes of stars, and a glowing thing on the sill. */
export function sill({ random, s, motif }) {
  const night = s.layers[4];
  const wall = s.layers[1];
  const stripes = Array.from({ length: 13 }, (_, i) => rect(i * 80 - 10, -10, 36, 1100, mix(wall, s.paper, 0.1))).join(
    '',
  );
  const curtain = (side) => {
    const x = (f) => 500 + side * f;
    const fold = (from, to, fill) =>
      path(
        `M${x(from)} 60C${x(from)} 420 ${x(from + 60)} 640 ${x(400)} 760L${x(430)} 1000H${x(500)}L${x(470)} 760C${x(to + 30)} 600 ${x(to)} 400 ${x(to)} 60Z`,
        fill,
      );
    return fold(150, 300, s.pop) + fold(280, 400, mix(s.pop, s.ink, 0.2)) + fold(390, 520, mix(s.pop, s.ink, 0.34));
  };
  return {
    art:
      backdrop(wall) +
      stripes +
      rect(170, 110, 660, 830, s.paper) +
      rect(200, 140, 600, 770, night) +
      stars(random, 70, s.paper, { top: 150, bottom: 890, big: 0.2 }) +
      path('M640 250L330 430L336 440Z', s.disc) +
      circle(648, 246, 17, s.paper) +
      circle(500, 800, 250, s.pop, { opacity: 0.14 }) +
      circle(500, 800, 170, s.pop, { opacity: 0.2 }) +
      rect(488, 140, 24, 770, s.paper) +
      rect(200, 470, 600, 24, s.paper) +
      group({ filter: LIFT }, curtain(-1), curtain(1)) +
      rect(-10, 50, 1020, 26, s.layers[3]) +
      stand(motif, 500, 950, 330, { fill: s.layers[2], cut: s.ramp[4], pop: s.pop }) +
      group({ filter: LIFT }, rect(120, 936, 760, 60, s.paper)) +
      rect(-10, 1095, 1020, 420, s.layers[3]) +
      rect(-10, 1085, 1020, 22, s.paper),
    ...titleAt(1140, 240, s.layers[3]),
  };
}
