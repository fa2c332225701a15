import { group, polygon } from '../../lib/svg.mjs';
import { place } from '../motifs/index.mjs';
import { backdrop, LIFT, titleAt } from '../parts.mjs';

/**
 * Draws one thing so near that the edge cuts it, or some of it. The lettering is in the remaining box.
 * at: positions as [x, y, size, turn], each in its own of the `tones`, if set; field: a second ground, as points.
 */
export function closeUp({ s, motif, o }) {
  const ground = o.ground?.(s) ?? s.sky;
  const fieldFill = o.fieldFill?.(s) ?? s.layers[2];
  const [x, y, width, height] = o.title ?? [80, 1130, 840, 245];
  const colors = { fill: s.layers[4], cut: s.disc, pop: s.pop, ...o.colors?.(s) };
  const tones = o.tones?.(s);
  return {
    art:
      backdrop(ground) +
      (o.field ? polygon(o.field, fieldFill) : '') +
      o.at
        .map(([px, py, size, rotate], i) =>
          group(
            { filter: LIFT },
            place(motif, px, py, size, { ...colors, fill: tones?.[i] ?? colors.fill }, { rotate }),
          ),
        )
        .join(''),
    ...titleAt(y, height, o.onField ? fieldFill : ground, {
      box: { x, width },
      align: o.align,
      credit: { x, y: o.creditY ?? 1438, ground: o.field ? fieldFill : ground },
    }),
  };
}
