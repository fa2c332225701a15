import { num, path, polygon, rect } from '../../lib/svg.mjs';
import { ridgePath } from '../../lib/geometry.mjs';
import { place, stand } from '../motifs/index.mjs';
import { backdrop, disc, halo, stars, titleAt } from '../parts.mjs';

/** Draws a road to the horizon, a light at its end, and something that comes or goes on it. */
export function road({ random, s, motif, o }) {
  const y0 = o.horizon ?? 800;
  const vx = o.vx ?? 500;
  const dark = s.layers[4];
  const land = s.layers[2];
  const bottom = 1130;
  const at = (t) => [y0 + (bottom - y0) * t ** 1.6, 18 + 420 * t ** 1.5];
  let dashes = '';
  for (let i = 0; i < 8; i += 1) {
    const [[ya, wa], [yb, wb]] = [at(i / 8 + 0.03), at(i / 8 + 0.085)];
    dashes += polygon(
      [
        [vx - wa * 0.035, ya],
        [vx + wa * 0.035, ya],
        [vx + wb * 0.035, yb],
        [vx - wb * 0.035, yb],
      ],
      s.disc,
    );
  }
  const tracks = o.flames
    ? [-1, 1]
        .map((side) => {
          let d = `M${num(vx + side * 8)} ${y0}`;
          for (let t = 0; t <= 1; t += 0.05) {
            const [y, w] = at(t);
            d += `L${num(vx + side * w * 0.62 - side * w * 0.1)} ${num(y)}L${num(vx + side * w * 0.5)} ${num(y - 20 - 70 * t)}`;
          }
          for (let t = 1; t >= 0; t -= 0.1) {
            const [y, w] = at(t);
            d += `L${num(vx + side * w * 0.4)} ${num(y)}`;
          }
          return path(`${d}Z`, s.pop);
        })
        .join('')
    : '';
  const [cy, r] = [o.discY ?? y0 - 120, 260];
  const art =
    backdrop(s.sky) +
    (o.stars ? stars(random, 80, s.disc, { bottom: y0 }) : '') +
    (o.disc === 'none' ? '' : halo(vx, cy, r, s.haze, s.sky, 5, 1.8)) +
    disc(o.disc ?? 'sun', vx, cy, r, s.disc, s.sky) +
    (o.behind
      ? place(o.behind, vx, cy, o.behindSize ?? r * 1.9, {
          fill: s.disc,
          cut: dark,
          pop: s.pop,
          ...o.behindColors?.(s),
        })
      : '') +
    (o.hills === false ? '' : path(ridgePath(random, { y: y0 - 30, height: 90, count: 17 }), s.layers[1])) +
    rect(-10, y0, 1020, 800, land) +
    (o.sides
      ? [
          [-1, 300, 300],
          [1, 300, 300],
          [-1, 180, 170],
          [1, 180, 170],
        ]
          .map(([side, dx, h]) =>
            stand(
              o.sides,
              vx + side * (dx + h * 0.2),
              y0 + (dx - 160) * 0.9,
              h * 1.9,
              { fill: s.layers[3] },
              { flip: side > 0 },
            ),
          )
          .join('')
      : '') +
    polygon(
      [
        [vx - 16, y0],
        [vx + 16, y0],
        [vx + 480, bottom + 10],
        [vx - 480, bottom + 10],
      ],
      s.layers[3],
    ) +
    (o.flames ? tracks : dashes) +
    (motif
      ? stand(
          motif,
          o.motifX ?? vx,
          o.motifY ?? 1080,
          330,
          { fill: dark, cut: s.layers[2], pop: s.pop, ...o.colors?.(s) },
          { flip: o.flip },
        )
      : '') +
    rect(-10, bottom, 1020, 400, dark);
  return { art, ...titleAt(1170, 215, dark) };
}
