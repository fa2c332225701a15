import { readableOn } from '../../lib/color.mjs';
import { cutRect } from '../../lib/geometry.mjs';
import { group, polygon } from '../../lib/svg.mjs';
import { place } from '../motifs/index.mjs';
import { backdrop, LIFT, titleAt } from '../parts.mjs';

/** Draws ragged paper bars from the edges, a flat field, and one paper cut-out, like a modern title sequence. */
export function bars({ random, s, motif, o }) {
  const count = o.count ?? 5;
  const from = o.from ?? random.pick(['top', 'left', 'both']);
  const tones = o.tones?.(s) ?? [s.layers[4], s.layers[2], s.layers[4], s.pop, s.layers[3]];
  const cuts = Array.from({ length: count }, (_, i) => {
    const fill = tones[i % tones.length];
    if (from === 'left') {
      const h = 900 / count;
      return polygon(cutRect(random, -60, 100 + i * h, random.range(260, 560), h * 0.62, 16), fill);
    }
    const w = 940 / count;
    const x = 30 + i * w;
    const long = o.converge ? 250 + Math.abs(i - (count - 1) / 2) * (620 / count) : random.range(180, 620);
    const low = from === 'both' && i % 2;
    return polygon(
      low
        ? cutRect(random, x, 1080 - long * 0.7, w * 0.72, long * 0.7 + 20, 14)
        : cutRect(random, x, -60, w * 0.72, long, 14),
      fill,
    );
  });
  const mark = place(
    motif,
    o.motifX ?? (from === 'left' ? 660 : 500),
    o.motifY ?? 690,
    o.size ?? 560,
    { fill: readableOn(s.sky, [s.layers[4], s.disc, s.paper], 2.5), cut: s.sky, pop: s.pop, ...o.colors?.(s) },
    { rotate: o.rotate ?? 0, flip: o.flip },
  );
  return {
    art: backdrop(s.sky) + group({ filter: LIFT }, ...cuts) + group({ filter: LIFT }, mark),
    ...titleAt(1120, 250, s.sky),
  };
}
