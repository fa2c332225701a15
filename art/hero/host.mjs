import { mix } from '../lib/color.mjs';
import { circle, group, num, path } from '../lib/svg.mjs';
import { mountains } from './land.mjs';
import { wave } from './loop.mjs';

/** Draws a helmet with a neck guard, and the shoulders below it. `s` is half the width of the helmet. */
const soldier = (x, y, s) =>
  `M${num(x - s)} ${num(y)}V${num(y - s * 1.1)}Q${num(x - s * 0.9)} ${num(y - s * 2.2)} ${num(x)} ${num(y - s * 2.7)}Q${num(x + s * 0.9)} ${num(y - s * 2.2)} ${num(x + s)} ${num(y - s * 1.1)}V${num(y)}` +
  `Q${num(x + s * 2.3)} ${num(y + s * 0.3)} ${num(x + s * 2.5)} ${num(y + s * 1.7)}V${num(y + s * 9)}H${num(x - s * 2.5)}V${num(y + s * 1.7)}Q${num(x - s * 2.3)} ${num(y + s * 0.3)} ${num(x - s)} ${num(y)}Z`;

const spear = (x, y, h, lean, w) =>
  `M${num(x - w)} ${num(y)}L${num(x + lean - w)} ${num(y - h)}h${num(2 * w)}L${num(x + w)} ${num(y)}Z` +
  point(x, y, h, lean, w);

const point = (x, y, h, lean, w) =>
  `M${num(x + lean - w * 2.6)} ${num(y - h)}L${num(x + lean * 1.12)} ${num(y - h - w * 13)}L${num(x + lean + w * 2.6)} ${num(y - h)}L${num(x + lean)} ${num(y - h + w * 4)}Z`;

/** Draws one rank: companies of about eight, shoulder to shoulder, with upright spears and a gap between companies. */
function rank(v, random, { y, s, spears, from, paint, glint }) {
  let men = '';
  let shafts = '';
  let tips = '';
  for (let x = from; x < v.w + v.bleed;) {
    const [lean, height, count] = [random.range(2, 9) * v.k, spears * random.range(0.94, 1.06), random.int(6, 9)];
    for (let i = 0; i < count; i += 1, x += s * 4.3) {
      const [dy, h] = [random.range(-2, 2) * v.k, height * random.range(0.97, 1.03)];
      men += soldier(x, y + dy, s);
      if (i % 2 === 0) {
        shafts += spear(x + s * 2, y + 30 * v.k, h, lean, s * 0.14);
        tips += point(x + s * 2, y + 30 * v.k, h, lean, s * 0.1);
      }
    }
    x += s * random.range(5, 9);
  }
  return path(shafts, paint) + path(tips, glint) + path(men, paint);
}

/** Draws the waiting army: a far rank in the haze along the whole field, and nearer ones on the right. */
export const farHost = (v, random) =>
  mountains(v, random, { y: v.h - 96 * v.k, height: 14 * v.k, paint: '#4c3329', count: 17, smooth: true }) +
  rank(v, random, {
    y: v.h - 108 * v.k,
    s: 5 * v.k,
    spears: 84 * v.k,
    from: -v.bleed,
    paint: '#3d2922',
    glint: '#c98a50',
  }) +
  mountains(v, random, { y: v.h - 84 * v.k, height: 8 * v.k, paint: '#3d2922', count: 9, smooth: true });

export const nearHost = (v, random) =>
  rank(v, random, {
    y: v.h - 66 * v.k,
    s: 8 * v.k,
    spears: 128 * v.k,
    from: v.fx - 420 * v.k,
    paint: '#261a19',
    glint: '#e0a260',
  }) +
  mountains(v, random, { y: v.h - 40 * v.k, height: 18 * v.k, paint: '#261a19', count: 17, smooth: true }) +
  rank(v, random, {
    y: v.h - 44 * v.k,
    s: 12.5 * v.k,
    spears: 176 * v.k,
    from: v.fx - 130 * v.k,
    paint: '#120d0e',
    glint: '#f0b36a',
  }) +
  mountains(v, random, { y: v.h - 14 * v.k, height: 12 * v.k, paint: '#120d0e', count: 9, smooth: true });

const COLORS = { red: ['#a82c1d', '#6d1814'], ochre: ['#d0902c', '#8a5518'], winter: ['#93a5ac', '#566770'] };

/** The banner poles: distance right of the subject, height, width, color. The mobile view shows those that fit. */
const BANNERS = [
  [-352, 226, 44, 'winter'],
  [-148, 300, 60, 'red'],
  [86, 244, 48, 'ochre'],
  [372, 322, 64, 'red'],
];

/** Draws a long cloth that hangs from a crossbar, forked at its end. It swings more towards its end. */
function banner(x, y, h, w, [light, deep], t, offset) {
  const [top, drop] = [y - h, w * 2.5];
  const sway = (share) => wave(t, 3, offset - share * 0.42) * share * w * 0.17 + share * share * w * 0.1;
  const down = [0, 0.2, 0.4, 0.6, 0.8, 1];
  const edge = (side, order = down) =>
    order.map((f) => `${num(x + side * (w / 2) + sway(f))} ${num(top + 8 + drop * f)}`);
  const fold = (a, b, paint, opacity) =>
    path(`M${edge(a).join('L')}L${edge(b, [...down].reverse()).join('L')}Z`, paint, { opacity });
  const mid = [x + sway(0.82), top + 8 + drop * 0.8];
  const heart = [x + sway(0.36), top + 8 + drop * 0.36];
  return (
    path(
      `M${num(x - 2)} ${num(y)}V${num(top - 14)}h4V${num(y)}ZM${num(x - 5)} ${num(top - 12)}l5 -18l5 18Z`,
      '#120d0e',
    ) +
    path(`M${edge(-1).join('L')}L${mid.map(num).join(' ')}L${edge(1, [...down].reverse()).join('L')}Z`, light) +
    group(
      {},
      path(
        `M${edge(0.28, down.slice(0, 5)).join('L')}L${num(mid[0] + w * 0.1)} ${num(mid[1])}L${edge(0.62, [...down].reverse()).join('L')}Z`,
        deep,
        { opacity: 0.55 },
      ),
      fold(-1, -0.82, deep, 0.7),
      circle(...heart, w * 0.2, 'none', { stroke: mix(light, '#ffe6b8', 0.65), 'stroke-width': num(w * 0.07) }),
      path(
        `M${num(heart[0] - w * 0.3)} ${num(heart[1] + w * 0.62)}l${num(w * 0.3)} ${num(-w * 0.26)}l${num(w * 0.3)} ${num(w * 0.26)}v${num(w * 0.14)}l${num(-w * 0.3)} ${num(-w * 0.26)}l${num(-w * 0.3)} ${num(w * 0.26)}Z`,
        mix(light, '#ffe6b8', 0.65),
      ),
    ) +
    path(`M${num(x - w * 0.62)} ${num(top + 4)}h${num(w * 1.24)}v5h${num(-w * 1.24)}Z`, '#120d0e')
  );
}

export const banners = (v, t) =>
  BANNERS.map(([dx, h, w, color], i) =>
    banner(v.fx + dx * v.k, v.h - 20 * v.k, h * v.k, w * v.k, COLORS[color], t, i * 0.37),
  ).join('');
