import { mix } from '../../lib/color.mjs';
import { polar, TAU } from '../../lib/geometry.mjs';
import { line, num, path } from '../../lib/svg.mjs';
import { place, stand } from '../motifs/index.mjs';
import { backdrop, titleAt, wedges } from '../parts.mjs';

/** Draws threads from one knot, tied by sagging arcs. A city hangs from the top or stands below. */
export function web({ random, s, motif, o }) {
  const [cx, cy] = [o.cx ?? 690, o.cy ?? 380];
  const spokes = 20;
  const angles = Array.from({ length: spokes }, (_, i) => (i * TAU) / spokes + random.range(-0.07, 0.07));
  const thread = o.thread?.(s) ?? s.disc;
  let art =
    backdrop(s.sky) +
    wedges(cx, cy, spokes, o.tones?.(s) ?? [s.sky, mix(s.sky, s.layers[1], 0.5), s.layers[1], mix(s.sky, s.pop, 0.5)]);
  art += angles.map((a) => line(cx, cy, ...polar(cx, cy, 1500, a), thread, 5)).join('');
  for (let k = 1; k < 11; k += 1) {
    const r = 46 * k * (1 + k * 0.09);
    let d = '';
    angles.forEach((a, i) => {
      const b = angles[(i + 1) % spokes] + (i === spokes - 1 ? TAU : 0);
      const [p, q, m] = [polar(cx, cy, r, a), polar(cx, cy, r, b), polar(cx, cy, r * 0.86, (a + b) / 2)];
      d += `M${p.map(num).join(' ')}Q${m.map(num).join(' ')} ${q.map(num).join(' ')}`;
    });
    art += path(d, 'none', { stroke: thread, 'stroke-width': 4.5 });
  }
  const city = o.city
    ? stand('roofs', 180, 1130, 420, { fill: s.layers[4], pop: s.pop }) +
      stand('roofs', 560, 1130, 330, { fill: s.layers[4], pop: s.pop }) +
      stand('roofs', 860, 1130, 440, { fill: s.layers[4], pop: s.pop })
    : '';
  return {
    art:
      art +
      city +
      place(
        motif,
        o.motifX ?? 400,
        o.motifY ?? 720,
        o.size ?? 420,
        { fill: s.layers[4], cut: s.disc, pop: s.pop, ...o.colors?.(s) },
        { rotate: o.rotate },
      ) +
      path('M-10 1110H1010V1520H-10Z', s.layers[4]),
    ...titleAt(1150, 230, s.layers[4]),
  };
}
