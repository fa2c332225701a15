import { mix } from '../lib/color.mjs';
import { circle, el, linearGradient, polygon, radialGradient, rect } from '../lib/svg.mjs';

/** The filters of all heroes. `soft`, `softer`, `mist` and `haze` are blurs of growing width. */
export const FILTERS = [
  ['soft', 3],
  ['softer', 10],
  ['mist', 30],
  ['haze', 70],
]
  .map(([id, blur]) =>
    el(
      'filter',
      { id, x: '-60%', y: '-60%', width: '220%', height: '220%' },
      el('feGaussianBlur', { stdDeviation: blur }),
    ),
  )
  .join('');

/** Fine grain over everything, which prevents banding in long gradients. */
export const GRAIN = el(
  'filter',
  { id: 'grain', x: 0, y: 0, width: '100%', height: '100%' },
  el('feTurbulence', { type: 'fractalNoise', baseFrequency: 0.8, numOctaves: 2, seed: 3 }),
  el('feColorMatrix', { values: '0 0 0 0 1 0 0 0 0 0.9 0 0 0 0 0.75 0 0 0 1.4 -0.62' }),
);

/** Fills the frame and its bleed with one paint. */
export const fill = (v, paint, more) => rect(-v.bleed, -v.bleed, v.w + 2 * v.bleed, v.h + 2 * v.bleed, paint, more);

export const skyGradient = (v, id, stops) =>
  el('defs', {}, linearGradient(id, [0, -v.bleed, 0, v.h], stops)) + fill(v, `url(#${id})`);

/** Draws a pool of light. */
export const glow = (id, cx, cy, r, color, strength = 1, core = 0) =>
  el(
    'defs',
    {},
    radialGradient(
      id,
      [cx, cy, r],
      [
        [0, color, strength],
        [Math.max(0.02, core), color, strength],
        [0.45, color, strength * 0.34],
        [1, color, 0],
      ],
    ),
  ) + circle(cx, cy, r, `url(#${id})`, { style: 'mix-blend-mode:screen' });

/** Draws fog between two heights. */
export const fog = (v, id, top, bottom, color, strength) =>
  el(
    'defs',
    {},
    linearGradient(
      id,
      [0, top, 0, bottom],
      [
        [0, color, 0],
        [0.7, color, strength],
        [1, color, strength],
      ],
    ),
  ) + rect(-v.bleed, top, v.w + 2 * v.bleed, bottom - top + v.bleed, `url(#${id})`);

/** Draws a beam of light from a point, which spreads towards its end. */
export const beam = (id, [x, y], [tx, ty], from, to, color, strength) => {
  const [dx, dy] = [tx - x, ty - y];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [-dy / length, dx / length];
  return (
    el(
      'defs',
      {},
      linearGradient(
        id,
        [x, y, tx, ty],
        [
          [0, color, strength],
          [1, color, 0],
        ],
      ),
    ) +
    polygon(
      [
        [x + nx * from, y + ny * from],
        [tx + nx * to, ty + ny * to],
        [tx - nx * to, ty - ny * to],
        [x - nx * from, y - ny * from],
      ],
      `url(#${id})`,
      { filter: 'url(#soft)', style: 'mix-blend-mode:screen' },
    )
  );
};

/** Draws the vignette that blends every hero into the dark page. */
export const vignette = (v, color) =>
  el(
    'defs',
    {},
    linearGradient(
      'vignette',
      [0, v.h * 0.45, 0, v.h],
      [
        [0, color, 0],
        [1, color, 0.5],
      ],
    ),
    linearGradient(
      'vignetteLeft',
      [0, 0, v.w * 0.6, 0],
      [
        [0, color, 0.4],
        [1, color, 0],
      ],
    ),
  ) +
  fill(v, 'url(#vignette)') +
  (v.name === 'wide' ? fill(v, 'url(#vignetteLeft)') : '');
