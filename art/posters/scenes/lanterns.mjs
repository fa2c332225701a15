import { mix } from '../../lib/color.mjs';
import { ellipse, group, line, path, rect } from '../../lib/svg.mjs';
import { stand } from '../motifs/index.mjs';
import { backdrop, titleAt } from '../parts.mjs';

/** The position of each lantern: x, y, half its width, nearness (0 to 1). */
const HUNG = [
  [90, 250, 60, 0],
  [330, 130, 60, 0],
  [640, 300, 64, 0],
  [880, 120, 58, 0],
  [500, 420, 62, 0.1],
  [200, 520, 100, 0.5],
  [760, 560, 104, 0.5],
  [420, 690, 96, 0.55],
  [960, 330, 190, 1],
  [30, 690, 170, 1],
];

/** Draws paper lanterns over the whole height of the night, and a bridge below them that a person crosses. */
export function lanterns({ s, motif }) {
  const lantern = ([x, y, r, near]) => {
    const skin = mix(mix(s.pop, s.sky, 0.55), s.pop, near);
    const ribs = [-0.6, -0.3, 0, 0.3, 0.6].map((f) =>
      path(
        `M${x - r * Math.sqrt(1 - f * f)} ${y + r * 1.2 * f}q${r * Math.sqrt(1 - f * f)} ${r * 0.22} ${2 * r * Math.sqrt(1 - f * f)} 0`,
        'none',
        {
          stroke: mix(skin, s.ink, 0.3),
          'stroke-width': r * 0.045,
        },
      ),
    );
    return group(
      {},
      line(x, -10, x, y - r, mix(s.sky, s.ink, 0.5), 4 + near * 4),
      ellipse(x, y, r, r * 1.2, skin),
      ellipse(x, y + r * 0.1, r * 0.62, r * 0.92, mix(skin, s.disc, 0.28 + near * 0.3)),
      ellipse(x, y + r * 0.2, r * 0.3, r * 0.6, mix(skin, s.paper, 0.35 + near * 0.45)),
      ribs,
      rect(x - r * 0.42, y - r * 1.3, r * 0.84, r * 0.22, s.ink),
      rect(x - r * 0.42, y + r * 1.1, r * 0.84, r * 0.22, s.ink),
      line(x, y + r * 1.3, x, y + r * 2, mix(skin, s.ink, 0.2), r * 0.1),
    );
  };
  const arch = (dy) => `Q500 ${860 + dy} 1010 ${1060 + dy}`;
  const wood = mix(s.pop, s.ink, 0.35);
  const posts = [60, 210, 360, 510, 660, 810, 960].map((x) => {
    const y = 960 + ((x - 500) / 510) ** 2 * 100;
    return rect(x - 9, y - 92, 18, 120, wood) + rect(x - 14, y - 104, 28, 18, s.ramp[4]);
  });
  return {
    art:
      backdrop(s.sky) +
      HUNG.filter(([, , , near]) => near < 0.3)
        .map(lantern)
        .join('') +
      HUNG.filter(([, , , near]) => near >= 0.3 && near < 1)
        .map(lantern)
        .join('') +
      stand(motif, 590, 925, 200, { fill: s.disc }) +
      posts.join('') +
      path(`M-10 990${arch(-70)}V1010Q500 810 -10 1010Z`, wood) +
      path(`M-10 1060${arch(0)}V1520H-10Z`, s.ink) +
      HUNG.filter(([, , , near]) => near === 1)
        .map(lantern)
        .join(''),
    ...titleAt(1120, 260, s.ink, { box: { x: 250, width: 680 }, align: 'end', credit: { x: 90 } }),
  };
}
