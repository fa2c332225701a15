import { mix } from '../../lib/color.mjs';
import { polar, TAU } from '../../lib/geometry.mjs';
import { circle, clip, el, ellipse, group, path, rect, ring } from '../../lib/svg.mjs';
import { place } from '../motifs/index.mjs';
import { backdrop, stars, titleAt } from '../parts.mjs';

/**
 * Draws planets, rings and orbits on a field of stars. kind: ringed
 * system
 * limb
 * hole
 * gems
 */
export function orbits({ random, s, motif, o }) {
  const draw = KINDS[o.kind ?? 'ringed'];
  const top = o.zone === 'top';
  const cy = o.cy ?? (top ? 880 : 560);
  const light = mix(s.disc, s.pop, 0.15);
  const colors = { fill: o.light === false ? s.layers[4] : s.ramp[5], cut: s.layers[3], pop: s.pop, ...o.colors?.(s) };
  const mark = motif
    ? place(motif, o.motifX ?? 660, o.motifY ?? cy + 250, o.size ?? 150, colors, {
        rotate: o.rotate ?? 18,
        flip: o.flip,
      })
    : '';
  const art = backdrop(s.sky) + stars(random, 150, light, { bottom: 1500 }) + draw({ random, s, cy, o }) + mark;
  return {
    art,
    ...(top
      ? titleAt(100, o.titleHeight ?? 320, s.sky)
      : titleAt(o.titleY ?? 1090, o.titleHeight ?? 290, o.kind === 'limb' ? s.layers[4] : s.sky)),
  };
}

const tiltedRing = (cx, cy, rx, ry, tilt, stroke, width, half) =>
  path(`M${cx - rx} ${cy}A${rx} ${ry} 0 0 ${half === 'front' ? 0 : 1} ${cx + rx} ${cy}`, 'none', {
    stroke,
    'stroke-width': width,
    transform: `rotate(${tilt} ${cx} ${cy})`,
  });

/** Draws a ball in flat bands with its night side. */
const planet = (id, cx, cy, r, bands, shade) =>
  el('defs', {}, clip(id, circle(cx, cy, r, '#000'))) +
  group(
    { 'clip-path': `url(#${id})` },
    circle(cx, cy, r, bands[0]),
    bands.slice(1).map((fill, i) =>
      ellipse(cx + r * 0.1 * i, cy - r * 0.75 + (i + 1) * r * 0.42, r * 1.5, r * 0.16, fill, {
        transform: `rotate(-14 ${cx} ${cy})`,
      }),
    ),
    circle(cx - r * 0.42, cy - r * 0.3, r * 1.25, 'none', { stroke: shade, 'stroke-width': r * 0.55, opacity: 0.55 }),
  );

const KINDS = {
  ringed: ({ s, cy }) => {
    const [cx, r] = [500, 250];
    const rings = [
      [430, 118, s.pop, 26],
      [372, 98, s.disc, 16],
      [480, 134, s.haze, 10],
    ];
    const half = (side) => rings.map(([rx, ry, c, w]) => tiltedRing(cx, cy, rx, ry, -20, c, w, side)).join('');
    return (
      half('back') +
      planet('ball', cx, cy, r, [s.ramp[3], s.ramp[4], s.ramp[2], s.ramp[4], s.ramp[2]], s.layers[4]) +
      half('front')
    );
  },
  system: ({ random, s, cy }) =>
    [130, 215, 305, 400, 500, 610]
      .map((r, i) => {
        const [x, y] = polar(500, cy, r, random.range(0, TAU));
        return (
          ring(500, cy, r, mix(s.sky, s.disc, 0.5), 3) +
          circle(x, y, [14, 26, 20, 46, 34, 22][i], [s.disc, s.pop, s.ramp[3], s.ramp[4], s.ramp[2], s.disc][i])
        );
      })
      .join('') +
    circle(500, cy, 74, s.pop) +
    ring(500, cy, 90, s.pop, 4),
  limb: ({ s }) =>
    [0, 1, 2, 3]
      .map((k) =>
        circle(500, 1900 - k * 2, 1010 - k * 46, [mix(s.sky, s.haze, 0.5), s.haze, s.ramp[4], s.layers[4]][k]),
      )
      .join('') +
    circle(770, 330, 120, s.disc) +
    circle(812, 300, 112, s.sky),
  hole: ({ random, s, cy }) => {
    let out = '';
    for (let i = 0; i < 22; i += 1) {
      const r = 560 - i * 15;
      out += el('ellipse', {
        cx: 500,
        cy,
        rx: r,
        ry: r * (0.16 + i * 0.003),
        fill: 'none',
        stroke: mix(s.layers[1], i % 3 ? s.disc : s.pop, i / 22),
        'stroke-width': random.range(2, 9),
        transform: `rotate(-16 500 ${cy})`,
      });
    }
    const crown = [330, 306, 286, 270]
      .map((r, i) => ring(500, cy, r, mix(s.layers[2], s.pop, (i + 1) / 4), 8 + i * 3))
      .join('');
    const front =
      tiltedRing(500, cy, 470, 82, -16, s.disc, 26, 'front') + tiltedRing(500, cy, 380, 66, -16, s.pop, 12, 'front');
    return out + crown + circle(500, cy, 262, s.ink) + front;
  },
  gems: ({ s, cy }) =>
    [340, 250].map((r) => ring(500, cy, r, mix(s.sky, s.disc, 0.55), 4)).join('') +
    circle(500, cy, 150, s.ramp[0]) +
    ring(500, cy, 166, s.disc, 8) +
    ['#7b4fa3', '#2f7fb8', '#d23c32', '#e58a2b', '#4a9d55', '#f0c84a']
      .map((fill, i) => {
        const [x, y] = polar(500, cy, 340, -Math.PI / 2 + (i * TAU) / 6);
        return circle(x, y, 84, s.sky) + place('gem', x, y, 132, { fill, cut: '#fff4de' });
      })
      .join(''),
  station: ({ s, cy }) => {
    const [cx, r] = [500, 260];
    return (
      tiltedRing(cx, cy, 520, 92, 24, s.haze, 60, 'back') +
      planet('ball', cx, cy, r, [s.ramp[2], s.ramp[3], s.ramp[1], s.ramp[3]], s.layers[4]) +
      tiltedRing(cx, cy, 520, 92, 24, s.disc, 40, 'front') +
      rect(0, 0, 0, 0, s.pop)
    );
  },
};
