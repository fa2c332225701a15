import { clip, el, group, path, polygon } from '../../lib/svg.mjs';
import { place } from '../motifs/index.mjs';
import { backdrop, titleAt } from '../parts.mjs';

const AXES = {
  vertical: [
    [500, -10],
    [1010, -10],
    [1010, 1510],
    [500, 1510],
  ],
  diagonal: [
    [1010, -10],
    [1010, 1180],
    [-10, 1180],
    [-10, 1090],
    [820, -10],
  ],
  horizontal: [
    [-10, 610],
    [1010, 610],
    [1010, 1510],
    [-10, 1510],
  ],
};

/**
 * Draws two worlds in one image, which exchange their colors at the line. There is either one motif across the line, or
 * a pair of motifs, one on each side (mirrored below, if horizontal).
 */
export function split({ s, motif, o }) {
  const axis = o.axis ?? 'vertical';
  const [one, two] = o.tones?.(s) ?? [s.sky, s.layers[4]];
  const half = polygon(AXES[axis], two);
  const cy = o.cy ?? 600;
  const size = o.size ?? 760;
  const draw = (fill, cut, pop, name) => {
    if (Array.isArray(name)) return '';
    return place(name, o.cx ?? 500, cy, size, { fill, cut, pop }, { rotate: o.rotate, flip: o.flip });
  };
  let marks;
  if (Array.isArray(motif) && axis === 'horizontal') {
    marks =
      place(motif[0], 500, 610 - size / 2 + 4, size, { fill: two, cut: one, pop: s.pop }) +
      group(
        { transform: 'matrix(1 0 0 -1 0 1220)' },
        place(motif[1], 500, 610 - size / 2 + 4, size, { fill: one, cut: two, pop: s.pop }),
      );
  } else if (Array.isArray(motif)) {
    marks =
      place(motif[0], 255, cy, o.sizes?.[0] ?? size, { fill: two, cut: one, pop: s.pop }, { rotate: o.rotate }) +
      place(
        motif[1],
        745,
        cy,
        o.sizes?.[1] ?? size,
        { fill: one, cut: two, pop: s.pop },
        { rotate: -(o.rotate ?? 0), flip: true },
      );
  } else {
    marks =
      el('defs', {}, clip('half', polygon(AXES[axis], '#000'))) +
      draw(two, one, o.popOne?.(s) ?? s.pop, motif) +
      group({ 'clip-path': 'url(#half)' }, half, draw(one, two, o.popTwo?.(s) ?? s.pop, motif));
  }
  const band = axis === 'horizontal' ? '' : path('M-10 1130H1010V1520H-10Z', o.band?.(s) ?? s.pop);
  const ground = axis === 'horizontal' ? two : (o.band?.(s) ?? s.pop);
  return {
    art: backdrop(one) + half + marks + band,
    ...titleAt(axis === 'horizontal' ? 1200 : 1170, axis === 'horizontal' ? 190 : 205, ground),
  };
}
