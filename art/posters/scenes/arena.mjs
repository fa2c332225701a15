import { mix } from '../../lib/color.mjs';
import { polar, TAU } from '../../lib/geometry.mjs';
import { ellipse, group, line, num, path, rect } from '../../lib/svg.mjs';
import { stand } from '../motifs/index.mjs';
import { backdrop, titleAt } from '../parts.mjs';

const FLAT = 0.74;

/** Draws an arena from above: tiers around a flooded floor, stairs between them, and fighters on the water. */
export function arena({ s, motif }) {
  const [cx, cy] = [500, 520];
  const on = (r, a) => {
    const [x, y] = polar(0, 0, r, a);
    return [cx + x, cy + y * FLAT];
  };
  const tier = (r, fill, more) => ellipse(cx, cy, r, num(r * FLAT), fill, more);
  const tones = [s.layers[2], s.layers[0], s.layers[1], s.disc, s.layers[0], s.disc, s.layers[1]];
  const arches = Array.from({ length: 36 }, (_, i) => {
    const [x, y] = on(715, (i * TAU) / 36);
    return group(
      { transform: `translate(${num(x)} ${num(y)}) rotate(${num((i * 360) / 36 + 90)})` },
      path('M-32 34V-8A32 32 0 0 1 32 -8V34Z', s.layers[4]),
    );
  }).join('');
  const stairs = Array.from({ length: 12 }, (_, i) => {
    const a = ((i + 0.5) * TAU) / 12;
    return line(...on(330, a), ...on(640, a), s.layers[3], 7);
  }).join('');
  const ripples = [0, 1, 2, 3, 4]
    .map((k) => rect(260 + k * 70, 570 + k * 34, 380 - k * 60, 7, mix(s.pop, s.paper, 0.45), { rx: 3.5 }))
    .join('');
  return {
    art:
      backdrop(s.layers[3]) +
      tier(780, s.layers[2]) +
      arches +
      [640, 560, 480, 400, 334].map((r, i) => tier(r, tones[i])).join('') +
      stairs +
      tier(300, s.layers[4]) +
      tier(284, s.pop) +
      ripples +
      stand(motif, cx, cy + 62, 250, { fill: s.ink, cut: s.layers[2], pop: s.layers[2] }) +
      path('M-10 1150Q500 1080 1010 1150V1520H-10Z', s.layers[4]),
    ...titleAt(1170, 220, s.layers[4]),
  };
}
