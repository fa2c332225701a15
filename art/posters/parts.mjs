import { mix } from '../lib/color.mjs';
import { polar, starPoints, TAU } from '../lib/geometry.mjs';
import { circle, el, group, line, num, path, polygon, rect, ring } from '../lib/svg.mjs';

/** The parts that several scenes share: the canvas, title boxes, skies, light and weather. */
export const WIDTH = 1000;
export const HEIGHT = 1500;

export const backdrop = (fill) => rect(-10, -10, WIDTH + 20, HEIGHT + 20, fill);

/** Returns the box of the title, and the color below it. `credit` is the baseline of the small line. */
export const titleAt = (y, height, ground, more = {}) => ({
  title: { x: 80, y, width: 840, height, ...more.box },
  align: more.align ?? 'middle',
  valign: more.valign ?? 'middle',
  ground,
  credit: { y: 1438, ground, ...more.credit },
});

/** Draws light that spreads in flat steps, as in a print. */
export const halo = (cx, cy, radius, from, to, steps = 4, reach = 1.5) =>
  Array.from({ length: steps }, (_, i) => {
    const share = (steps - i) / (steps + 1);
    return circle(cx, cy, radius * (1 + (reach * (steps - i)) / steps), mix(to, from, share));
  }).join('');

export const stars = (random, count, fill, { top = 0, bottom = 1000, big = 0.12 } = {}) =>
  Array.from({ length: count }, () => {
    const [x, y] = [random.range(10, 990), random.range(top, bottom)];
    return random.chance(big)
      ? polygon(starPoints(x, y, random.range(9, 17), 2.4, 4), fill)
      : circle(x, y, random.range(1.4, 4), fill, { opacity: random.range(0.5, 1) });
  }).join('');

/** Draws a disc of a kind: sun, stripes, crescent, two, ring, eclipse. */
export function disc(kind, cx, cy, r, fill, sky, accent = fill) {
  if (kind === 'none') return '';
  if (kind === 'ring') return ring(cx, cy, r * 0.88, fill, r * 0.2);
  if (kind === 'two')
    return circle(cx - r * 0.5, cy - r * 0.35, r * 0.72, fill) + circle(cx + r * 0.95, cy - r * 1.15, r * 0.36, accent);
  if (kind === 'crescent') {
    const [a, b] = [polar(cx, cy, r, -1.15), polar(cx, cy, r, 1.95)];
    return path(
      `M${a.map(num).join(' ')}A${r} ${r} 0 1 0 ${b.map(num).join(' ')}A${num(r * 1.5)} ${num(r * 1.5)} 0 0 1 ${a.map(num).join(' ')}Z`,
      fill,
    );
  }
  if (kind === 'eclipse') return circle(cx, cy, r * 1.06, fill) + circle(cx + r * 0.04, cy - r * 0.03, r, sky);
  const bars =
    kind === 'stripes'
      ? Array.from({ length: 6 }, (_, i) =>
          rect(cx - r - 5, cy - r * 0.08 + i * r * 0.175, r * 2 + 10, 8 + i * 6, sky),
        ).join('')
      : '';
  return circle(cx, cy, r, fill) + bars;
}

/** Draws broken light on water below a lamp at `cx`. */
export const glints = (random, cx, top, bottom, spread, fill) => {
  let out = '';
  for (let y = top; y < bottom; y += 17 + (y - top) * 0.05) {
    const reach = spread * (0.35 + (0.9 * (y - top)) / (bottom - top));
    for (let k = 0; k < 3; k += 1) {
      const w = random.range(0.12, 0.5) * reach;
      const x = cx + random.range(-1, 1) * reach * 0.8 - w / 2;
      const h = 4 + ((y - top) / (bottom - top)) * 6;
      out += el('rect', {
        x: num(x),
        y: num(y + random.range(-4, 4)),
        width: num(w),
        height: num(h),
        rx: num(h / 2),
        fill,
      });
    }
  }
  return out;
};

export const rain = (random, count, stroke, width = 3, slant = 0.22) =>
  group(
    { opacity: 0.55 },
    Array.from({ length: count }, () => {
      const [x, y, l] = [random.range(-100, 1000), random.range(-60, 1500), random.range(40, 150)];
      return line(x, y, x + l * slant, y + l, stroke, width);
    }),
  );

/** Draws wedges of light from a point. `tones` take turns. */
export const wedges = (cx, cy, count, tones, { turn = 0, reach = 2100, duty = 1 } = {}) =>
  Array.from({ length: count }, (_, i) => {
    const a = turn + (i * TAU) / count;
    const b = a + (TAU / count) * duty;
    return polygon([[cx, cy], polar(cx, cy, reach, a), polar(cx, cy, reach, b)], tones[i % tones.length]);
  }).join('');

export const LIFT = 'url(#lift)';
