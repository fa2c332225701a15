import { mix } from '../../lib/color.mjs';
import { circle, group, path, ring } from '../../lib/svg.mjs';
import { place } from '../motifs/index.mjs';
import { backdrop, LIFT, titleAt, wedges } from '../parts.mjs';

/** Draws a burst of rays behind one strong thing. */
export function rays({ random, s, motif, o }) {
  const top = o.zone === 'top';
  const cy = o.cy ?? (top ? 900 : 570);
  const cx = o.cx ?? 500;
  const tones = o.tones?.(s) ?? [s.sky, mix(s.sky, s.haze, 0.65)];
  const ground = o.ground?.(s) ?? s.layers[4];
  const edge = top ? `M-10 -10H1010V${470}L500 ${430}L-10 ${470}Z` : 'M-10 1120L500 1085L1010 1120V1520H-10Z';
  const plate =
    o.plate === 'none'
      ? ''
      : o.plate === 'ring'
        ? circle(cx, cy, 330, s.layers[3]) + ring(cx, cy, 302, s.disc, 8)
        : circle(cx, cy, o.r ?? 300, s.disc);
  const art =
    backdrop(s.sky) +
    wedges(cx, cy, o.count ?? 28, tones, { turn: random.range(0, 1) }) +
    plate +
    group(
      { filter: LIFT },
      place(
        motif,
        cx + (o.dx ?? 0),
        cy + (o.dy ?? 0),
        o.size ?? 420,
        { fill: s.layers[4], cut: s.sky, pop: s.pop, ...o.colors?.(s) },
        { rotate: o.rotate, flip: o.flip },
      ),
    ) +
    (o.open ? '' : group({ filter: LIFT }, path(edge, ground)));
  return { art, ...(top ? titleAt(112, 280, ground, { credit: { y: 74 } }) : titleAt(1155, 225, ground)) };
}
