import { mix } from '../../lib/color.mjs';
import { group, path } from '../../lib/svg.mjs';
import { place } from '../motifs/index.mjs';
import { backdrop, LIFT } from '../parts.mjs';

/** Draws the title as the image: wood type from edge to edge, and one thing that stands against it. */
export function letters({ s, motif, o }) {
  const height = o.typeHeight ?? 620;
  const low = o.low ?? false;
  const echo = o.echo
    ? [0, 1, 2]
        .map((k) =>
          path(
            `M-10 ${880 + k * 90}Q500 ${760 + k * 90} 1010 ${880 + k * 90}V1520H-10Z`,
            mix(s.sky, s.layers[4], 0.14 + k * 0.14),
          ),
        )
        .join('')
    : '';
  const art =
    backdrop(s.sky) +
    echo +
    group(
      { filter: LIFT },
      place(
        motif,
        o.motifX ?? 500,
        o.motifY ?? 1130,
        o.size ?? 620,
        { fill: s.layers[4], cut: s.sky, pop: s.pop, ...o.colors?.(s) },
        { rotate: o.rotate, flip: o.flip },
      ),
    );
  return {
    art,
    title: { x: 70, y: low ? 1400 - height : 116, width: 860, height },
    align: 'start',
    valign: 'top',
    ground: s.sky,
    maxCap: 640,
    style: 'stack',
    credit: { y: 84, ground: s.sky, align: 'start', x: 70 },
  };
}
