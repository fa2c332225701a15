import { mix } from '../../lib/color.mjs';
import { ridgePath } from '../../lib/geometry.mjs';
import { path, rect } from '../../lib/svg.mjs';
import { stand } from '../motifs/index.mjs';
import { backdrop, disc, glints, halo, stars, titleAt } from '../parts.mjs';

/** Draws a large disc over a low horizon, and one silhouette against it. */
export function horizon({ random, s, motif, o }) {
  const y0 = o.horizon ?? 1000;
  const [cx, r] = [o.discX ?? 500, o.r ?? 290];
  const cy = o.discY ?? y0 - r * 0.55;
  const ground = s.layers[4];
  const colors = { fill: ground, cut: s.disc, pop: mix(ground, s.disc, 0.75), ...o.colors?.(s) };
  const size = o.size ?? 300;
  const mark = stand(motif, o.motifX ?? 500, y0 + (o.sink ?? 6), size, colors);
  const second = o.second ? stand(o.second, o.secondX ?? 760, y0 + 6, o.secondSize ?? 160, colors) : '';
  const art =
    backdrop(s.sky) +
    (o.stars ? stars(random, 70, s.disc, { bottom: y0 - 40 }) : '') +
    (o.disc === 'none' ? '' : halo(cx, cy, r, s.haze, s.sky, 4, o.reach ?? 1.5)) +
    disc(o.disc ?? 'sun', cx, cy, r, s.disc, s.sky, s.pop) +
    (o.hills ? path(ridgePath(random, { y: y0 - 50, height: 60, smooth: true, count: 9 }), s.layers[2]) : '') +
    land(random, s, o, y0, cx, r) +
    second +
    mark;
  return {
    art,
    ...titleAt(y0 + 110, 1385 - y0 - 130, ground),
  };
}

function land(random, s, o, y0, cx, r) {
  const ground = s.layers[4];
  if (o.ground === 'water') {
    return rect(-10, y0, 1020, 520, ground) + glints(random, cx, y0 + 14, y0 + 72, r * 1.1, mix(s.disc, ground, 0.15));
  }
  if (o.ground === 'dunes') {
    return [1, 2, 3, 4]
      .map((k) =>
        path(
          ridgePath(random, { y: y0 - 55 + k * 38, height: 70, count: 9, roughness: 0.4, smooth: true }),
          mix(s.layers[k], ground, k === 4 ? 1 : 0),
        ),
      )
      .join('');
  }
  if (o.ground === 'grass') {
    let blades = `M-10 ${y0 + 30}`;
    for (let x = -10; x <= 1010; x += 9)
      blades += `L${x + random.range(-3, 5)} ${Math.round(y0 - random.range(4, 46))}L${x + 5} ${y0 + 12}`;
    return path(`${blades}L1010 1520L-10 1520Z`, ground);
  }
  return path(ridgePath(random, { y: y0 + 10, height: 12, count: 9, smooth: true }), ground);
}
