import { mix } from '../../lib/color.mjs';
import { polar, starPoints, TAU } from '../../lib/geometry.mjs';
import { circle, el, line, num, path, polygon, ring } from '../../lib/svg.mjs';
import { place, stand } from '../motifs/index.mjs';
import { backdrop, titleAt } from '../parts.mjs';

/**
 * Draws fields of rings. kind: two
 * spiral
 * target
 * ripples
 * mandala
 * guilloche
 * cymbal
 */
export function moire({ random, s, motif, o }) {
  const top = o.zone === 'top';
  const [cx, cy] = [o.cx ?? 500, o.cy ?? (top ? 900 : 590)];
  const dark = s.layers[4];
  const colors = { fill: dark, cut: s.sky, pop: s.pop, ...o.colors?.(s) };
  const rings = KINDS[o.kind ?? 'two']({ random, s, cx, cy, o });
  const size = o.size ?? 220;
  const mark = !motif
    ? ''
    : o.stand
      ? stand(motif, o.motifX ?? cx, o.stand, size, colors, { flip: o.flip })
      : place(motif, o.motifX ?? cx, o.motifY ?? cy, size, colors, { rotate: o.rotate, flip: o.flip });
  const bandY = top ? 470 : 1140;
  const band = o.open
    ? ''
    : top
      ? el('rect', { x: -10, y: -10, width: 1020, height: bandY, fill: s.layers[4] })
      : el('rect', { x: -10, y: bandY, width: 1020, height: 400, fill: dark });
  const art = backdrop(s.sky) + rings + band + mark;
  const ground = o.open ? s.sky : dark;
  return {
    art,
    ...(top ? titleAt(112, 310, ground, { credit: { y: 74 } }) : titleAt(bandY + 50, 192, ground)),
  };
}

const concentric = (cx, cy, from, to, step, stroke, width) => {
  let out = '';
  for (let r = from; r <= to; r += step) out += ring(cx, cy, r, stroke, width);
  return out;
};

const KINDS = {
  two: ({ s, cx, cy, o }) =>
    concentric(cx - 90, cy - 70, 40, 1100, 46, s.layers[2], 20) +
    concentric(cx + 90, cy + 70, 40, 1100, 46, s.layers[4], 18) +
    circle(cx, cy, o.hole ?? 210, s.disc),
  spiral: ({ s, cx, cy }) => {
    const arm = (turn, fill) => {
      const [outer, inner] = [[], []];
      for (let t = 0; t <= 150; t += 1) {
        const a = turn + (t / 150) * TAU * 2.6;
        const r = 1150 * (1 - t / 150) ** 1.5;
        outer.push(polar(cx, cy, r, a));
        inner.unshift(polar(cx, cy, r, a + 0.42 + t * 0.001));
      }
      return polygon([...outer, ...inner], fill);
    };
    return (
      [0, 1, 2, 3].map((k) => arm((k * TAU) / 4, [s.layers[4], s.pop, s.layers[4], s.layers[2]][k])).join('') +
      circle(cx, cy, 46, s.layers[4])
    );
  },
  target: ({ s, cx, cy }) =>
    [900, 760, 630, 510, 400, 300, 210, 120]
      .map((r, i) => circle(cx, cy, r, i % 2 ? s.disc : [s.layers[2], s.layers[3], s.pop, s.pop][i >> 1]))
      .join('') +
    line(cx, -10, cx, 1500, s.layers[4], 5) +
    line(-10, cy, 1010, cy, s.layers[4], 5),
  ripples: ({ random, s, cx, cy }) => {
    let out = '';
    for (let i = 0; i < 15; i += 1) {
      const r = 1180 - i * 76;
      const wobble = Array.from({ length: 60 }, (_, k) =>
        polar(cx, cy, r + Math.sin(k * 1.257 + i) * r * 0.014 + random.range(-2, 2), (k * TAU) / 60),
      );
      out += path(
        `M${wobble.map((p) => p.map(num).join(' ')).join('L')}Z`,
        i % 2 ? mix(s.sky, s.haze, 0.75) : mix(s.sky, s.layers[1], 0.35 + i * 0.03),
      );
    }
    return out;
  },
  mandala: ({ s, cx, cy }) => {
    const web = [470, 380, 290]
      .map((r, i) =>
        [0, 1, 2]
          .map((k) =>
            polygon(starPoints(cx, cy, r, r * 0.93, 4, (k * Math.PI) / 6 + i * 0.2), 'none', {
              stroke: i % 2 ? s.pop : s.disc,
              'stroke-width': 7,
            }),
          )
          .join(''),
      )
      .join('');
    const spokes = Array.from({ length: 48 }, (_, i) => {
      const [a, b] = [polar(cx, cy, 500, (i * TAU) / 48), polar(cx, cy, i % 2 ? 540 : 600, (i * TAU) / 48)];
      return line(...a, ...b, s.disc, i % 4 ? 5 : 12);
    }).join('');
    return (
      concentric(cx, cy, 640, 1300, 44, mix(s.sky, s.haze, 0.4), 14) +
      circle(cx, cy, 620, mix(s.sky, s.haze, 0.25)) +
      spokes +
      ring(cx, cy, 484, s.disc, 9) +
      web +
      ring(cx, cy, 190, s.pop, 12) +
      circle(cx, cy, 170, s.disc)
    );
  },
  guilloche: ({ s, cx, cy }) => {
    const rosette = (R, r, n, phase, stroke) => {
      const pts = Array.from({ length: 480 }, (_, k) => {
        const a = (k * TAU) / 480;
        return polar(cx, cy, R + r * Math.sin(n * a + phase), a);
      });
      return path(`M${pts.map((p) => p.map(num).join(' ')).join('L')}Z`, 'none', { stroke, 'stroke-width': 8 });
    };
    let out = '';
    for (let i = 0; i < 5; i += 1) out += rosette(440, 78, 12, (i * TAU) / 5, i % 5 === 0 ? s.pop : s.layers[2]);
    for (let i = 0; i < 4; i += 1) out += rosette(612, 84, 16, (i * TAU) / 4, s.layers[1]);
    for (let i = 0; i < 4; i += 1) out += rosette(272, 58, 8, (i * TAU) / 4, s.layers[3]);
    return out + circle(cx, cy, 196, s.disc) + ring(cx, cy, 184, s.layers[4], 5);
  },
  cymbal: ({ s, cx, cy }) =>
    circle(cx, cy, 520, s.pop) +
    concentric(cx, cy, 120, 510, 15, mix(s.pop, s.layers[4], 0.42), 3.4) +
    polygon([[cx, cy], polar(cx, cy, 516, -0.9), polar(cx, cy, 516, -0.55)], s.disc, { opacity: 0.35 }) +
    polygon([[cx, cy], polar(cx, cy, 516, 2.24), polar(cx, cy, 516, 2.6)], s.disc, { opacity: 0.35 }) +
    circle(cx, cy, 112, mix(s.pop, s.disc, 0.25)) +
    circle(cx, cy, 24, s.layers[4]) +
    polygon(
      [
        [980, 40],
        [1010, 80],
        [cx + 40, cy + 20],
        [cx + 20, cy - 4],
      ],
      s.disc,
    ) +
    polygon(
      [
        [-10, 130],
        [20, 86],
        [cx - 56, cy - 8],
        [cx - 76, cy + 22],
      ],
      s.disc,
    ),
};
