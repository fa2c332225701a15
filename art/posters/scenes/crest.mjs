import { mix } from '../../lib/color.mjs';
import { path } from '../../lib/svg.mjs';
import { stand } from '../motifs/index.mjs';
import { backdrop, titleAt } from '../parts.mjs';

const EDGE = 'C470 170 800 330 690 560C590 770 210 830 280 1090C320 1270 430 1380 380 1520';

/** Draws the crest of a dune from above: one line, light on its left, shadow on its right, and a person on it. */
export function crest({ s, motif }) {
  const dark = s.layers[3];
  const ripples = [1, 2, 3, 4, 5, 6, 7, 8]
    .map((k) =>
      path(`M${640 - k * 78} -10${EDGE}`, 'none', {
        stroke: mix(s.sky, s.layers[1], 0.5 - k * 0.045),
        'stroke-width': 15 - k * 1.4,
        transform: `translate(${-k * 16} ${k * 26})`,
      }),
    )
    .join('');
  return {
    art:
      backdrop(s.sky) +
      ripples +
      path(`M640 -10${EDGE}H1010V-10Z`, dark) +
      path(
        'M760 -10C690 210 930 370 860 640C800 880 560 920 590 1130C620 1300 640 1390 600 1520H1010V-10Z',
        s.layers[4],
      ) +
      path('M660 470L250 660L262 668L672 494ZM700 486L330 706L342 714L712 508Z', mix(s.sky, dark, 0.55)) +
      stand(motif, 690, 505, 130, { fill: s.ink, pop: s.ink }),
    ...titleAt(1090, 270, s.layers[4], {
      box: { x: 470, width: 460 },
      align: 'end',
      valign: 'bottom',
      credit: { x: 90, ground: s.layers[4] },
    }),
  };
}
