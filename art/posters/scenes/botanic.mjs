import { mix } from '../../lib/color.mjs';
import { circle, group, num, path } from '../../lib/svg.mjs';
import { place } from '../motifs/index.mjs';
import { backdrop, LIFT, titleAt } from '../parts.mjs';

const LEAVES = {
  blade: 'M0 0Q34 -70 0 -170Q-34 -70 0 0Z',
  broad: 'M0 0Q80 -40 60 -130Q30 -180 0 -200Q-30 -180 -60 -130Q-80 -40 0 0Z',
  coral:
    'M-9 0Q-12 -40 -40 -60Q-50 -84 -30 -84Q-14 -76 -9 -60Q-14 -100 -40 -118Q-46 -142 -26 -138Q-10 -128 -8 -112Q-10 -160 0 -186Q10 -160 8 -112Q10 -128 26 -138Q46 -142 40 -118Q14 -100 9 -60Q14 -76 30 -84Q50 -84 40 -60Q12 -40 9 0Z',
  fern: Array.from(
    { length: 8 },
    (_, i) =>
      `M0 ${-i * 22}Q${44 - i * 4} ${-i * 22 - 8} ${60 - i * 6} ${-i * 22 - 38}Q${20} ${-i * 22 - 34} 0 ${-i * 22 - 10}ZM0 ${-i * 22}Q${-44 + i * 4} ${-i * 22 - 8} ${-60 + i * 6} ${-i * 22 - 38}Q-20 ${-i * 22 - 34} 0 ${-i * 22 - 10}Z`,
  ).join(''),
};

/** Draws cut-out leaves that crowd in from the edges around a clearing, like a paper collage. */
export function botanic({ random, s, motif, o }) {
  const cy = o.cy ?? 590;
  const kinds = o.leaves ?? ['blade', 'broad', 'coral', 'fern'];
  const tones = o.tones?.(s) ?? [s.layers[1], s.layers[2], s.layers[3], s.pop, s.layers[4]];
  const rings = [0, 1, 2].map((k) =>
    group(
      { filter: LIFT },
      Array.from({ length: 22 }, (_, i) => {
        const a = (i / 22) * Math.PI * 2 + random.range(-0.12, 0.12);
        const reach = [600, 660, 730][k];
        const [x, y] = [500 + Math.cos(a) * reach * 0.9, cy + Math.sin(a) * reach];
        if (y > 1190) return '';
        const turn = (a * 180) / Math.PI - 90 + random.range(-28, 28);
        const scale = random.range(1.15, 1.8) + k * 0.22;
        return path(LEAVES[kinds[(i + k) % kinds.length]], tones[(i * 2 + k) % tones.length], {
          transform: `translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${num(scale)})`,
        });
      }),
    ),
  );
  const berries = o.berries
    ? Array.from({ length: 16 }, () =>
        circle(
          random.range(40, 960),
          random.pick([random.range(40, 230), random.range(900, 1080)]),
          random.range(10, 20),
          s.pop,
        ),
      ).join('')
    : '';
  const art =
    backdrop(s.sky) +
    circle(500, cy, 390, o.plate?.(s) ?? mix(s.sky, s.disc, 0.85)) +
    rings[0] +
    group(
      { filter: LIFT },
      place(
        motif,
        500 + (o.dx ?? 0),
        cy + (o.dy ?? 0),
        o.size ?? 470,
        { fill: s.layers[4], cut: s.sky, pop: s.pop, ...o.colors?.(s) },
        { rotate: o.rotate },
      ),
    ) +
    rings[1] +
    rings[2] +
    berries +
    group({ filter: LIFT }, path('M-10 1110H1010V1520H-10Z', s.layers[4]));
  return { art, ...titleAt(1150, 230, s.layers[4]) };
}
