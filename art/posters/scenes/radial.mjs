import { mix } from '../../lib/color.mjs';
import { polar, TAU } from '../../lib/geometry.mjs';
import { circle, group, ring } from '../../lib/svg.mjs';
import { place } from '../motifs/index.mjs';
import { backdrop, LIFT, titleAt } from '../parts.mjs';

/** Draws one thing many times around a center, like the hours of a clock or a ring of blades. */
export function radial({ s, motif, o }) {
  const cy = o.cy ?? 590;
  const count = o.count ?? 12;
  const radius = o.radius ?? 330;
  const colors = { fill: s.layers[4], cut: s.sky, pop: s.pop, ...o.colors?.(s) };
  const around = Array.from({ length: count }, (_, i) => {
    const a = -Math.PI / 2 + (i * TAU) / count;
    const [x, y] = polar(500, cy, radius, a);
    return place(motif, x, y, o.size ?? 240, colors, { rotate: (a * 180) / Math.PI + (o.turn ?? 90) });
  });
  const middle = o.middle
    ? place(o.middle, 500, cy, o.middleSize ?? 200, {
        fill: s.layers[4],
        cut: s.sky,
        pop: s.pop,
        ...o.middleColors?.(s),
      })
    : '';
  return {
    art:
      backdrop(s.sky) +
      (o.plate === false ? '' : circle(500, cy, radius + (o.size ?? 240) * 0.62, mix(s.sky, s.haze, 0.7))) +
      group({ filter: LIFT }, ...around) +
      (o.core ? circle(500, cy, o.core, s.disc) : '') +
      (o.rim ? ring(500, cy, o.rim, s.pop, 10) : '') +
      middle,
    ...titleAt(1140, 240, s.sky),
  };
}
