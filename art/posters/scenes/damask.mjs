import { group, num, path } from '../../lib/svg.mjs';
import { place, stand } from '../motifs/index.mjs';
import { backdrop, LIFT, titleAt } from '../parts.mjs';

const LEFT = 'M430 -10L400 150L452 260L366 430L420 560L330 760L398 900L340 1010L420 1130';
const RIGHT = 'L640 1130L690 980L622 860L700 700L610 520L650 380L560 240L604 120L560 -10Z';
const ORNAMENT =
  'M0 -92Q30 -52 8 -18Q54 -54 74 -14Q84 24 44 26Q70 44 46 62Q20 72 10 42Q16 76 0 96Q-16 76 -10 42Q-20 72 -46 62Q-70 44 -44 26Q-84 24 -74 -14Q-54 -54 -8 -18Q-30 -52 0 -92Z';

/** Draws an old wallpaper that is torn open, with a dark room and one flame behind it. */
export function damask({ s, motif }) {
  const paper = s.layers[1];
  const print = s.layers[2];
  let ornaments = '';
  for (let row = 0; row < 7; row += 1)
    for (let column = 0; column < 6; column += 1)
      ornaments += path(ORNAMENT, print, {
        transform: `translate(${num(column * 220 + (row % 2 ? 0 : 110) - 60)} ${row * 178 + 60})`,
      });
  return {
    art:
      backdrop(paper) +
      ornaments +
      group({ filter: LIFT }, path(LEFT + RIGHT, s.disc, { transform: 'translate(-14 0)' })) +
      path(LEFT + RIGHT, s.ink, { transform: 'translate(12 6)' }) +
      place('drop', 516, 660, 420, { fill: s.pop, cut: s.pop }, { opacity: 0.13 }) +
      stand(motif, 516, 1010, 330, { fill: s.disc, cut: s.ink, pop: s.pop }) +
      path('M-10 1130H1010V1520H-10Z', s.layers[4]) +
      path('M-10 1090H1010V1150H-10Z', print) +
      path('M-10 1106H1010V1114H-10Z', paper),
    ...titleAt(1185, 200, s.layers[4]),
  };
}
