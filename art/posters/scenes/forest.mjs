import { mix } from '../../lib/color.mjs';
import { circle, num, path, polygon } from '../../lib/svg.mjs';
import { stand } from '../motifs/index.mjs';
import { backdrop, disc, halo, titleAt } from '../parts.mjs';

/** Draws light between the tall trunks of a wood, and something that stands in it. */
export function forest({ random, s, motif, o }) {
  const base = o.base ?? 1110;
  const [cx, cy] = [o.discX ?? 500, o.discY ?? 640];
  const dark = s.layers[4];
  const rows = [0, 1, 2, 3].map((k) => {
    const fill = [mix(s.haze, s.layers[1], 0.55), s.layers[1], s.layers[2], dark][k];
    const gap = k === 3 ? 300 : 150 + k * 40;
    const [xs, count] = [[], 12 - k * 2];
    for (let i = 0; i < count; i += 1) {
      const x = random.range(-40, 1040);
      if (Math.abs(x - cx) > gap) xs.push(x);
    }
    return xs.map((x) => trunk(random, x, 20 + k * 19, base - 70 + k * 32, fill, o.swamp)).join('');
  });
  const floor = polygon(
    [
      [-20, base - 20],
      [250, base - 44],
      [500, base - 30],
      [760, base - 52],
      [1020, base - 12],
      [1020, 1520],
      [-20, 1520],
    ],
    dark,
  );
  const art =
    backdrop(s.haze) +
    halo(cx, cy, 330, s.disc, s.haze, 4, 1) +
    (o.disc ? disc(o.disc, cx, cy, o.r ?? 210, o.discFill === 'pop' ? s.pop : s.disc, s.haze) : '') +
    rows[0] +
    rows[1] +
    stand(
      motif,
      o.motifX ?? cx,
      base - 24,
      o.size ?? 330,
      { fill: dark, cut: s.disc, pop: s.pop, ...o.colors?.(s) },
      { flip: o.flip },
    ) +
    rows[2] +
    floor +
    rows[3] +
    (o.motes
      ? Array.from({ length: 34 }, () =>
          circle(random.range(180, 820), random.range(250, 1060), random.range(2, 7), s.pop),
        ).join('')
      : '');
  return { art, ...titleAt(base + 40, 1390 - base - 40, dark) };
}

function trunk(random, x, w, base, fill, swamp) {
  const lean = random.range(-26, 26);
  const flare = swamp ? w * 1.9 : w * 0.8;
  let d = `M${num(x + lean - w * 0.4)} -10L${num(x + lean + w * 0.4)} -10L${num(x + w * 0.5)} ${num(base - 160)}Q${num(x + w * 0.6)} ${num(base - 40)} ${num(x + w * 0.5 + flare)} ${num(base + 40)}L${num(x - w * 0.5 - flare)} ${num(base + 40)}Q${num(x - w * 0.6)} ${num(base - 40)} ${num(x - w * 0.5)} ${num(base - 160)}Z`;
  for (let i = 0; i < 3; i += 1) {
    const [side, y, reach] = [random.pick([-1, 1]), random.range(80, base - 420), random.range(60, 150) * (w / 50)];
    d += `M${num(x + lean * 0.5)} ${num(y + w * 0.7)}L${num(x + side * reach)} ${num(y - reach * 0.7)}L${num(x + side * reach * 1.5)} ${num(y - reach * 0.85)}L${num(x + side * reach)} ${num(y - reach * 0.5)}L${num(x + lean * 0.5)} ${num(y + w * 1.3)}Z`;
    if (swamp)
      d += `M${num(x + side * reach)} ${num(y - reach * 0.6)}l6 ${num(random.range(60, 150))}l8 ${num(-random.range(60, 130))}Z`;
  }
  return path(d, fill);
}
