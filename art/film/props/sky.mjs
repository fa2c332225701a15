import { circle, el, linearGradient, num, radialGradient, rect } from '../../lib/svg.mjs';

/** Draws a sky that is a little larger than the frame. Its colors end at the height `horizon`. */
export const sky = (stops, horizon = 640) => ({
  depth: 0,
  box: { x: -20, y: -20, w: 1640, h: 940 },
  art: el('defs', {}, linearGradient('sky', [0, -20, 0, horizon], stops)) + rect(-20, -20, 1640, 940, 'url(#sky)'),
});

/** Draws stars in a layer of `box`. */
export const stars = (random, box, count, color) => ({
  box,
  art: Array.from({ length: count }, () =>
    circle(
      num(random.range(box.x, box.x + box.w)),
      num(random.range(box.y, box.y + box.h)),
      num(random.range(0.7, 1.5) ** 2),
      color,
      { opacity: num(random.range(0.3, 1)) },
    ),
  ).join(''),
});

/** Draws a round pool of light around 0, 0, to be blended as `screen`. */
export const pool = (r, color, strength = 1) => ({
  blend: 'screen',
  detail: Math.min(1.2, 160 / r),
  box: { x: -r, y: -r, w: 2 * r, h: 2 * r },
  art:
    el(
      'defs',
      {},
      radialGradient(
        'pool',
        [0, 0, r],
        [
          [0, color, strength],
          [0.06, color, strength * 0.8],
          [0.25, color, strength * 0.34],
          [0.55, color, strength * 0.09],
          [1, color, 0],
        ],
      ),
    ) + circle(0, 0, r, 'url(#pool)'),
});

/** Draws a band of mist from `top` down, over the whole width. */
export const mist = (color, top, height, strength) => ({
  box: { x: -400, y: top, w: 2400, h: height },
  detail: 0.5,
  art:
    el(
      'defs',
      {},
      linearGradient(
        'mist',
        [0, top, 0, top + height],
        [
          [0, color, 0],
          [0.5, color, strength],
          [1, color, 0],
        ],
      ),
    ) + rect(-400, top, 2400, height, 'url(#mist)'),
});
