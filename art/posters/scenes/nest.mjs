import { mix } from '../../lib/color.mjs';
import { polar, smoothPath, TAU } from '../../lib/geometry.mjs';
import { circle, group, num, path, polygonPath } from '../../lib/svg.mjs';
import { place, stand } from '../motifs/index.mjs';
import { backdrop, titleAt } from '../parts.mjs';

/**
 * Draws a paper theater: the same opening, cut in sheet behind sheet, darker or lighter with depth, and one thing at
 * the far end. shape: ragged
 * arch
 * frame
 * tv
 * coffin
 * polaroid
 * cave
 */
export function nest({ random, s, motif, o }) {
  const cy = o.cy ?? 610;
  const count = o.count ?? 5;
  const outward = o.invert ? [s.disc, ...s.layers] : [...s.layers].reverse();
  const tones = o.tones?.(s) ?? outward;
  const far = o.far?.(s) ?? (o.invert ? s.layers[4] : s.disc);
  let sheets = '';
  for (let k = 0; k < count; k += 1) {
    const scale = 1 - (k / count) * 0.66;
    const fill = k === count - 1 ? far : tones[Math.min(tones.length - 1, k + 1)];
    const d = SHAPES[o.shape ?? 'ragged'](random, 500 + (o.drift ?? 0) * k, cy + k * (o.sinkEach ?? 12), scale);
    sheets += hole(d, fill, k, o.turn ?? 0, 500, cy);
  }
  const colors = { fill: o.invert ? s.disc : s.layers[4], cut: far, pop: s.pop, ...o.colors?.(s) };
  const mark = !motif
    ? ''
    : o.floor
      ? stand(motif, o.motifX ?? 500, o.floor, o.size ?? 260, colors, { flip: o.flip })
      : place(motif, o.motifX ?? 500, o.motifY ?? cy + 50, o.size ?? 230, colors, { rotate: o.rotate, flip: o.flip });
  const ground = o.outer?.(s) ?? tones[0];
  return {
    art:
      backdrop(ground) +
      sheets +
      (o.boulder
        ? circle(610, cy - 70, 104, s.layers[2]) + circle(580, cy - 100, 54, s.layers[1], { opacity: 0.5 })
        : '') +
      mark,
    ...titleAt(1170, 215, ground, o.at),
  };
}

/** Draws an opening. The shadow of the sheet falls inwards, so the light shape gets a dark inner rim. */
const hole = (d, fill, k, turn, cx, cy) =>
  group(
    { transform: turn ? `rotate(${turn * k} ${cx} ${cy})` : undefined },
    path(d, mix(fill, '#0d0907', 0.38)),
    path(d, fill, { transform: `translate(0 ${num(14 - k * 1.5)})`, opacity: 1 }),
  );

const SHAPES = {
  ragged: (random, cx, cy, k) =>
    smoothPath(
      Array.from({ length: 22 }, (_, i) => polar(cx, cy, 520 * k * random.range(0.86, 1.06), (i * TAU) / 22)),
      true,
      0.9,
    ),
  cave: (random, cx, cy, k) =>
    polygonPath(Array.from({ length: 15 }, (_, i) => polar(cx, cy, 540 * k * random.range(0.84, 1.1), (i * TAU) / 15))),
  arch: (random, cx, cy, k) => {
    const [w, h] = [400 * k, 500 * k];
    return `M${num(cx - w)} ${num(cy + h)}V${num(cy - h * 0.25)}A${num(w)} ${num(w)} 0 0 1 ${num(cx + w)} ${num(cy - h * 0.25)}V${num(cy + h)}Z`;
  },
  gothic: (random, cx, cy, k) => {
    const [w, h] = [390 * k, 510 * k];
    return `M${num(cx - w)} ${num(cy + h)}V${num(cy - h * 0.2)}Q${num(cx - w)} ${num(cy - h * 0.85)} ${num(cx)} ${num(cy - h)}Q${num(cx + w)} ${num(cy - h * 0.85)} ${num(cx + w)} ${num(cy - h * 0.2)}V${num(cy + h)}Z`;
  },
  frame: (random, cx, cy, k) =>
    `M${num(cx - 420 * k)} ${num(cy - 510 * k)}H${num(cx + 420 * k)}V${num(cy + 510 * k)}H${num(cx - 420 * k)}Z`,
  tv: (random, cx, cy, k) => {
    const [w, h] = [440 * k, 380 * k];
    return `M${num(cx - w)} ${num(cy - h)}Q${num(cx)} ${num(cy - h * 1.18)} ${num(cx + w)} ${num(cy - h)}Q${num(cx + w * 1.12)} ${num(cy)} ${num(cx + w)} ${num(cy + h)}Q${num(cx)} ${num(cy + h * 1.18)} ${num(cx - w)} ${num(cy + h)}Q${num(cx - w * 1.12)} ${num(cy)} ${num(cx - w)} ${num(cy - h)}Z`;
  },
  coffin: (random, cx, cy, k) =>
    polygonPath(
      [
        [-0.42, -1],
        [0.42, -1],
        [0.8, -0.42],
        [0.5, 1],
        [-0.5, 1],
        [-0.8, -0.42],
      ].map(([x, y]) => [cx + x * 520 * k, cy + y * 520 * k]),
    ),
  mouth: (random, cx, cy, k) =>
    polygonPath(
      Array.from({ length: 52 }, (_, i) =>
        polar(cx, cy, 530 * k * (i % 2 ? 0.82 : 1.02) * random.range(0.97, 1.03), (i * TAU) / 52),
      ),
    ),
  hex: (random, cx, cy, k) => polygonPath(Array.from({ length: 6 }, (_, i) => polar(cx, cy, 520 * k, (i * TAU) / 6))),
};
