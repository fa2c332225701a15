import { mix } from '../../lib/color.mjs';
import { circle, num, path, polygon } from '../../lib/svg.mjs';
import { place, stand } from '../motifs/index.mjs';
import { backdrop, disc, halo, titleAt } from '../parts.mjs';

/** Draws a small thing on the surface and a large one below it. */
export function underwater({ random, s, motif, o }) {
  const y0 = 380;
  const deep = s.layers[4];
  const swell = (y, fill) => {
    let d = `M-10 ${y}`;
    for (let x = -10; x < 1010; x += 170) d += `q42 -30 85 0t85 0`;
    return path(`${d}V1520H-20Z`, fill);
  };
  const bands = [0, 1, 2, 3, 4, 5].map((k) => swell(y0 + k * (130 + k * 8), mix(s.layers[0], deep, k / 5))).join('');
  const shafts = [0.12, 0.32, 0.55, 0.74]
    .map((t) =>
      polygon(
        [
          [1000 * t + 60, y0 + 20],
          [1000 * t + 140, y0 + 20],
          [1000 * t + 40, 1130],
          [1000 * t - 130, 1130],
        ],
        s.disc,
        { opacity: 0.13 },
      ),
    )
    .join('');
  const bubbles = Array.from({ length: 26 }, () =>
    circle(random.range(60, 940), random.range(480, 1080), random.range(3, 10), 'none', {
      stroke: s.disc,
      'stroke-width': 2.5,
      opacity: 0.7,
    }),
  ).join('');
  const art =
    backdrop(s.sky) +
    halo(o.discX ?? 720, 215, 110, s.haze, s.sky, 3, 1) +
    disc(o.disc ?? 'sun', o.discX ?? 720, 215, 110, s.disc, s.sky) +
    stand(o.above ?? 'boat', o.aboveX ?? 360, y0 + 10, o.aboveSize ?? 150, {
      fill: deep,
      cut: s.sky,
      pop: s.pop,
      ...o.aboveColors?.(s),
    }) +
    bands +
    shafts +
    place(
      motif,
      o.motifX ?? 500,
      o.motifY ?? 780,
      o.size ?? 640,
      { fill: mix(deep, s.layers[1], num(0) * 1), cut: s.layers[1], pop: s.pop, ...o.colors?.(s) },
      { rotate: o.rotate, flip: o.flip },
    ) +
    bubbles;
  return { art, ...titleAt(1140, 240, mix(s.layers[0], deep, 0.9)) };
}
