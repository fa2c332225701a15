import { mix } from '../../lib/color.mjs';
import { line, polygon, rect } from '../../lib/svg.mjs';
import { stand } from '../motifs/index.mjs';
import { backdrop, titleAt } from '../parts.mjs';

/** Draws a passage in one-point perspective, in bands, with a light at its end and something that stands in it. */
export function corridor({ s, motif, o }) {
  const [vx, vy] = [o.vx ?? 500, o.vy ?? 610];
  const dark = s.layers[4];
  const lit = o.light === 'pop' ? s.pop : s.disc;
  const corners = (k) => [
    [vx + (-60 - vx) * k, vy + (-260 - vy) * k],
    [vx + (1060 - vx) * k, vy + (-260 - vy) * k],
    [vx + (1060 - vx) * k, vy + (1180 - vy) * k],
    [vx + (-60 - vx) * k, vy + (1180 - vy) * k],
  ];
  let art = backdrop(dark);
  const depth = 8;
  for (let i = 0; i < depth; i += 1) {
    const a = corners(0.13 + 0.87 * (1 - i / depth) ** 1.9);
    const b = corners(0.13 + 0.87 * (1 - (i + 1) / depth) ** 1.9);
    const glow = (i / depth) ** 1.2;
    const tone = (base, odd) => mix(mix(base, dark, odd ? 0.34 : 0.08), lit, glow * 0.55);
    art +=
      polygon([a[0], a[1], b[1], b[0]], tone(s.layers[3], i % 2)) +
      polygon([a[1], a[2], b[2], b[1]], tone(s.layers[2], i % 2)) +
      polygon([a[3], a[0], b[0], b[3]], tone(s.layers[1], i % 2)) +
      polygon([a[2], a[3], b[3], b[2]], tone(o.floor?.(s) ?? s.layers[2], (i + 1) % 2));
  }
  const end = corners(0.13);
  art += polygon(end, lit);
  if (o.cells)
    art += [0.2, 0.34, 0.56]
      .map((k) =>
        [-1, 1]
          .map((side) =>
            Array.from({ length: 5 }, (_, j) => {
              const kk = k * (1 + j * 0.07);
              const x = vx + side * (560 * kk);
              return line(x, vy - 260 * kk, x, vy + 500 * kk, dark, 9 * kk + 3);
            }).join(''),
          )
          .join(''),
      )
      .join('');
  const floorY = o.floorY ?? 870;
  const beam = polygon(
    [
      [vx - 64, vy + 72],
      [vx + 64, vy + 72],
      [vx + 250, 1180],
      [vx - 250, 1180],
    ],
    lit,
    { opacity: 0.35 },
  );
  return {
    art:
      art +
      beam +
      stand(
        motif,
        o.motifX ?? vx,
        floorY,
        o.size ?? 300,
        { fill: dark, cut: lit, pop: s.pop, ...o.colors?.(s) },
        { flip: o.flip },
      ) +
      rect(-10, 1125, 1020, 400, dark),
    ...titleAt(1170, 210, dark),
  };
}
