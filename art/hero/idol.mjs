import { circle, ellipse, group, num, path } from '../lib/svg.mjs';
import { glow } from './light.mjs';
import { wave } from './loop.mjs';

const SUIT = '#121117';

/** The hem of the cape from left to right, without wind. */
const HEM = [
  [-132, 118],
  [-104, 98],
  [-84, 134],
  [-58, 112],
  [-36, 150],
  [-10, 122],
  [14, 154],
  [40, 118],
  [66, 142],
  [92, 102],
  [136, 112],
];

/** Returns the hem in the wind. Outer tips swing most, each a little later than its neighbor. */
const hemAt = (t) =>
  HEM.map(([x, y], i) => [
    x * (1 + 0.03 * wave(t, 3)) + wave(t, 3, -i * 0.11) * (2 + Math.abs(x) * 0.05),
    y + wave(t, 3, 0.3 - i * 0.13) * (3 + Math.abs(x) * 0.04),
  ]);

const p = ([x, y]) => `${num(x)} ${num(y)}`;

function cape(t) {
  const hem = hemAt(t);
  const across = hem.slice(1).map((to, i) => {
    const from = hem[i];
    return `Q${p([(from[0] + to[0]) / 2 + 2, Math.min(from[1], to[1]) + 4])} ${p(to)}`;
  });
  const piece = (a, b, top, fill) =>
    path(`M${p(top[0])}L${p(hem[a])}${across.slice(a, b).join('')}L${p(top[1])}Z`, fill);
  return (
    path(`M-30 -72Q-84 -8 ${p(hem[0])}${across.join('')}Q84 -8 30 -72Q0 -60 -30 -72Z`, '#8a1a17') +
    piece(
      1,
      3,
      [
        [-34, -50],
        [-30, -46],
      ],
      '#5c0f11',
    ) +
    piece(
      4,
      5,
      [
        [-20, -30],
        [-14, -30],
      ],
      '#6d1413',
    ) +
    piece(
      6,
      7,
      [
        [12, -30],
        [20, -30],
      ],
      '#6d1413',
    ) +
    piece(
      8,
      10,
      [
        [30, -46],
        [36, -54],
      ],
      '#c23a25',
    ) +
    path(`M-30 -72Q-84 -8 ${p(hem[0])}L${p([hem[0][0] + 7, hem[0][1] + 1])}Q-74 -6 -24 -68Z`, '#e0653a') +
    path(`M30 -72Q84 -8 ${p(hem[10])}L${p([hem[10][0] - 9, hem[10][1] + 1])}Q72 -4 24 -68Z`, '#f08a4a')
  );
}

const BODY =
  'M-7 -78L-20 -75Q-38 -73 -44 -60Q-50 -44 -50 -28Q-54 -10 -52 6L-47 20Q-50 31 -43 35Q-34 34 -34 22L-36 8Q-34 -8 -31 -26L-26 -36L-20 2L-24 22Q-26 46 -20 72Q-21 96 -14 122L-19 138L-12 142L-4 126L-3 88L0 44L4 84Q6 104 5 120L9 141L16 138L13 120Q22 96 20 70Q26 44 24 22L20 2L26 -36L31 -26Q34 -8 36 8L34 22Q34 34 43 35Q50 31 47 20L52 6Q54 -10 50 -28Q50 -44 44 -60Q38 -73 20 -75L7 -78Z';
const HEAD =
  'M-12.500 -97Q-13.500 -114 0 -115Q13.500 -114 12.500 -97Q12 -87 7 -81L7 -74H-7L-7 -81Q-12 -87 -12.500 -97Z';
const COLLAR = 'M-30 -72Q-20 -84 -13 -82Q-8 -72 0 -70Q8 -72 13 -82Q20 -84 30 -72Q14 -58 0 -58Q-14 -58 -30 -72Z';
const RIM =
  'M-12.500 -97Q-13.500 -114 0 -115Q13.500 -114 12.500 -97M-50 -28Q-54 -10 -52 6M50 -28Q54 -10 52 6M-26 -36L-20 2M26 -36L20 2';

/** Returns the height of the idol at a phase. It floats up and down. */
const hover = (y, k, t) => y + wave(t, 2, 0) * 7 * k;

/** Draws a generic idol against the light: cape, shoulders, fists. */
export const idol = (x, y, k, t) =>
  group(
    { transform: `translate(${num(x)} ${num(hover(y, k, t))}) scale(${num(k * 112) / 100})` },
    cape(t),
    path(BODY, SUIT),
    path(HEAD, SUIT),
    path(COLLAR, '#a3241b'),
    path('M-30 -72Q-20 -84 -13 -82Q-9 -75 -4 -71Q-18 -68 -30 -72Z', '#d9532f'),
    path(RIM, 'none', { stroke: '#ffd9a0', 'stroke-width': 1.6, opacity: 0.65, 'stroke-linecap': 'round' }),
  );

/** Draws the eyes, the only light that comes from the idol. */
export const eyes = (x, y, k, t) => {
  const at = hover(y, k, t) - 98 * 1.12 * k;
  return (
    glow('eyes', x, at, 30 * k, '#ff2a14', 0.5) +
    [-1, 1]
      .map(
        (side) =>
          ellipse(x + side * 5.6 * k, at, 4.1 * k, 1.5 * k, '#ff3a22', {
            transform: `rotate(${side * 10} ${num(x + side * 5.6 * k)} ${num(at)})`,
          }) + circle(x + side * 5.6 * k, at, 0.9 * k, '#ffe0c8'),
      )
      .join('')
  );
};
