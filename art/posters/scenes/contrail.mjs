import { mix } from '../../lib/color.mjs';
import { group, path } from '../../lib/svg.mjs';
import { place } from '../motifs/index.mjs';
import { backdrop, LIFT, titleAt } from '../parts.mjs';

const LOOP =
  'M-60 930C240 1010 600 960 730 730C840 520 720 290 530 290C330 290 250 540 380 730C500 900 800 860 880 420';

/** Draws a loop in an empty sky: two trails, and the plane that drew them. */
export function contrail({ s, motif }) {
  const trail = (width, stroke, dy = 0) =>
    path(LOOP, 'none', { stroke, 'stroke-width': width, transform: dy ? `translate(0 ${dy})` : undefined });
  return {
    art:
      backdrop(s.sky) +
      [0, 1, 2].map((k) => path(`M-10 ${1080 + k * 60}L1010 ${960 + k * 90}V1520H-10Z`, s.layers[k + 1])).join('') +
      trail(92, mix(s.sky, s.paper, 0.16), 26) +
      trail(84, s.paper) +
      trail(28, s.sky) +
      group({ filter: LIFT }, place(motif, 905, 300, 330, { fill: s.pop, cut: s.sky, pop: s.paper }, { rotate: 12 })),
    ...titleAt(1150, 235, s.layers[3], { box: { x: 70 }, align: 'start', credit: { x: 70, ground: s.layers[3] } }),
  };
}
