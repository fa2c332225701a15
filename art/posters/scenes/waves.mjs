import { mix } from '../../lib/color.mjs';
import { num, path } from '../../lib/svg.mjs';
import { place, stand } from '../motifs/index.mjs';
import { backdrop, disc, halo, stars, titleAt } from '../parts.mjs';

/** Draws a woodcut sea: rows of crests that are carved with lines, and something on or above it. */
export function waves({ random, s, motif, o }) {
  const top = o.zone === 'top';
  const start = o.start ?? (top ? 760 : 600);
  const rows = o.rows ?? 6;
  const last = top ? 1380 : 1060;
  const [cx, cy, r] = [o.discX ?? 500, o.discY ?? start - 120, o.r ?? 230];
  const colors = { fill: s.layers[4], cut: s.disc, pop: s.pop, ...o.colors?.(s) };
  let art =
    backdrop(s.sky) +
    (o.stars ? stars(random, 60, s.disc, { bottom: start }) : '') +
    (o.disc === 'none' ? '' : halo(cx, cy, r, s.haze, s.sky, 4, 1.3)) +
    disc(o.disc ?? 'sun', cx, cy, r, s.disc, s.sky);
  const tones = [...s.layers];
  for (let k = 0; k < rows; k += 1) {
    const y = start + ((last - start) * k) / (rows - 1);
    if (k === (o.on ?? 2) && motif) {
      art += o.fly
        ? place(motif, o.motifX ?? 500, o.motifY ?? start - 150, o.size ?? 260, colors, {
            rotate: o.rotate,
            flip: o.flip,
          })
        : stand(motif, o.motifX ?? 500, y + (o.sink ?? 22), o.size ?? 330, colors, { rotate: o.rotate, flip: o.flip });
    }
    const fill = tones[Math.min(4, Math.round((k * 4) / (rows - 1)))];
    art += swell(random, y, 150 + k * 34, 40 + k * 10, fill, mix(fill, k < rows - 1 ? s.disc : fill, 0.5));
  }
  return {
    art,
    ...(top
      ? titleAt(95, 330, s.sky, { credit: { ground: s.layers[4] } })
      : titleAt(last + 110, 1385 - last - 120, s.layers[4])),
  };
}

/** Draws one row: crests like cut paper, with three carved lines that follow them. */
function swell(random, y, length, height, fill, carve) {
  const shift = random.range(-length, 0);
  const curve = (dy, dx = 0) => {
    let d = `M${num(shift - length + dx)} ${num(y + dy)}`;
    for (let x = shift - length; x < 1100; x += length) {
      d += `C${num(x + length * 0.35 + dx)} ${num(y + dy)} ${num(x + length * 0.55 + dx)} ${num(y + dy - height)} ${num(x + length * 0.8 + dx)} ${num(y + dy - height)}C${num(x + length * 0.74 + dx)} ${num(y + dy - height * 0.5)} ${num(x + length * 0.86 + dx)} ${num(y + dy)} ${num(x + length + dx)} ${num(y + dy)}`;
    }
    return d;
  };
  const lines = [20, 38, 58]
    .map((dy, i) =>
      path(curve(dy, 6 * i), 'none', { stroke: carve, 'stroke-width': 6 - i * 1.4, 'stroke-linejoin': 'round' }),
    )
    .join('');
  return path(`${curve(0)}V1520H-400Z`, fill) + lines;
}
