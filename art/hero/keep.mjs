import { group, num, path, rect } from '../lib/svg.mjs';

const ROCK = 'M-330 330L-262 214L-216 196L-178 116L-122 62L-100 20H134L176 66L210 96L240 170L300 220L360 340Z';
const ROCK_LIT =
  'M-100 20L-122 62L-178 116L-216 196L-262 214L-330 330H-262L-196 236L-178 204L-132 128L-84 84L-70 20ZM-40 20L-52 96L-108 172L-150 330H-118L-70 196L-22 110L-8 20Z';
const ROCK_DEEP = 'M96 20L118 92L170 150L190 240L250 340H360L300 220L240 170L210 96L176 66L134 20Z';

/** The towers: middle, half the width, top, and whether they have a roof. */
const TOWERS = [
  [-70, 21, -112, false],
  [-2, 27, -222, true],
  [46, 17, -146, true],
  [100, 20, -84, false],
];
const WINDOWS = [
  [-66, -92],
  [-74, -54],
  [-2, -196],
  [2, -160],
  [-6, -104],
  [44, -120],
  [48, -78],
  [98, -64],
  [102, -26],
  [20, -14],
  [-34, -12],
];

const merlons = (x, w, top) =>
  `M${num(x - w * 1.28)} ${num(top)}v${num(-w * 0.85)}h${num(w * 0.5)}v${num(w * 0.36)}h${num(w * 0.52)}v${num(-w * 0.36)}h${num(w * 0.52)}v${num(w * 0.36)}h${num(w * 0.52)}v${num(-w * 0.36)}h${num(w * 0.5)}v${num(w * 0.85)}L${num(x + w)} ${num(top + w * 0.5)}H${num(x - w)}Z`;

const tower = ([x, w, top, roof]) =>
  `M${num(x - w)} 22V${top}H${num(x + w)}V22Z` +
  merlons(x, w, top) +
  (roof
    ? `M${num(x - w * 0.95)} ${num(top - w * 0.5)}L${num(x)} ${num(top - w * 3.7)}L${num(x + w * 0.95)} ${num(top - w * 0.5)}Z`
    : '');

const lit = ([x, w, top, roof]) =>
  `M${num(x - w)} 22V${num(top + w * 0.5)}L${num(x - w * 1.28)} ${num(top)}v${num(-w * 0.85)}h${num(w * 0.22)}V${num(top)}L${num(x - w * 0.66)} ${num(top + w * 0.5)}V22Z` +
  (roof
    ? `M${num(x - w * 0.95)} ${num(top - w * 0.5)}L${num(x)} ${num(top - w * 3.7)}L${num(x - w * 0.42)} ${num(top - w * 0.5)}Z`
    : '');

/** Draws an invented keep: a crooked cluster of towers on a rock, with sunlight on its left edges. */
export const keep = (x, y, k) =>
  group(
    { transform: `translate(${num(x)} ${num(y - 190 * k)}) scale(${Math.round(k * 118) / 100})` },
    path(ROCK, '#1f181c'),
    path(ROCK_DEEP, '#150f14'),
    path(ROCK_LIT, '#6d4733', { opacity: 0.8 }),
    path(`${TOWERS.map(tower).join('')}M-106 22V-32H132V22ZM-94 -30V-58H-44V-30ZM64 -30V-54H84V-30Z`, '#1a1319'),
    path(TOWERS.map(lit).join('') + 'M-106 22V-32H-99V22Z', '#b4713f'),
    path(
      TOWERS.map(([px, w, top]) => `M${num(px - w)} 22V${num(top + w * 0.5)}h2V22Z`).join('') + 'M-106 22V-32h2V22Z',
      '#ffd08a',
    ),
    WINDOWS.map(([a, b]) => rect(a - 2.5, b, 5, 11, '#ffce7a', { rx: 2 })).join(''),
  );
