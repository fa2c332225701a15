import { mix } from '../../lib/color.mjs';
import { polar } from '../../lib/geometry.mjs';
import { circle, group, line, num, ring } from '../../lib/svg.mjs';
import { stand } from '../motifs/index.mjs';
import { backdrop, stars, titleAt } from '../parts.mjs';

/**
 * Draws a ring so large that only a part is visible, with people on it, or within it with their feet outwards.
 * who: [motif, angle in degrees, size]; band: its thickness; cells: walls across it.
 */
export function hoop({ random, s, o }) {
  const { cx, cy, r, band, isInside = false } = o;
  const metal = o.metal?.(s) ?? s.pop;
  const floor = isInside ? r - band * 0.3 : r + band / 2;
  const people = o.who
    .map(([name, degrees, size]) => {
      const [x, y] = polar(cx, cy, floor, (degrees * Math.PI) / 180);
      return group(
        { transform: `translate(${num(x)} ${num(y)}) rotate(${num(degrees + (isInside ? -90 : 90))})` },
        stand(name, 0, 4, size, { fill: s.ink, cut: metal, pop: s.ink }),
      );
    })
    .join('');
  const walls = Array.from({ length: o.cells ?? 0 }, (_, i) => {
    const a = (i * 2 * Math.PI) / o.cells;
    return line(...polar(cx, cy, r - band / 2, a), ...polar(cx, cy, r + band / 2, a), mix(metal, s.ink, 0.45), 10);
  }).join('');
  return {
    art:
      backdrop(s.sky) +
      (o.stars ? stars(random, 90, s.paper, { bottom: 1090 }) : '') +
      circle(cx, cy, r + band / 2 + 90, mix(s.sky, metal, 0.14)) +
      circle(cx, cy, r - band / 2, o.heart?.(s) ?? s.layers[4]) +
      ring(cx, cy, r, metal, band) +
      walls +
      ring(cx, cy, r + band * 0.4, mix(metal, s.paper, 0.55), band * 0.1) +
      ring(cx, cy, r - band * 0.38, mix(metal, s.ink, 0.5), band * 0.24) +
      (isInside ? ring(cx, cy, r - band * 0.2, mix(metal, s.ink, 0.25), band * 0.12) : '') +
      people,
    ...titleAt(...o.titleAt, isInside ? s.sky : s.layers[4], { box: o.box, credit: { x: o.box?.x } }),
  };
}
