import { mix } from '../../lib/color.mjs';
import { circle, clip, el, group, path, rect } from '../../lib/svg.mjs';
import { stand } from '../motifs/index.mjs';
import { backdrop, halo, LIFT, titleAt } from '../parts.mjs';

/** Draws a world that is seen through a keyhole in a dark door. */
export function keyhole({ s, motif, o }) {
  const dark = s.layers[4];
  const hole = 'M500 170A250 250 0 0 1 640 628L740 1040H260L360 628A250 250 0 0 1 500 170Z';
  const steps = [0, 1, 2, 3, 4]
    .map((k) => rect(0, 900 + k * 30, 1000, 40, mix(s.layers[1], s.layers[3], k / 4)))
    .join('');
  const world =
    rect(0, 100, 1000, 1000, s.haze) +
    halo(500, 430, 130, s.disc, s.haze, 5, 1.6) +
    circle(500, 430, 130, s.disc) +
    steps +
    stand(motif, 500, 930, o.size ?? 430, { fill: dark, cut: s.disc, pop: s.pop, ...o.colors?.(s) });
  const frame = path(
    'M500 110A310 310 0 0 1 705 655L812 1100H188L295 655A310 310 0 0 1 500 110Z',
    mix(dark, s.layers[1], 0.55),
    { filter: LIFT },
  );
  return {
    art:
      backdrop(dark) +
      [60, 940].map((x) => rect(x - 3, -10, 6, 1520, mix(dark, s.layers[1], 0.4))).join('') +
      frame +
      el('defs', {}, clip('hole', path(hole, '#000'))) +
      group({ 'clip-path': 'url(#hole)' }, world),
    ...titleAt(1150, 230, dark),
  };
}
