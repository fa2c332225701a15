import { path, rect } from '../../lib/svg.mjs';
import { CUES } from '../cues.mjs';
import { between, during, glide, span, swing } from '../ease.mjs';
import { DUSK } from '../palette.mjs';
import { cloudSprite } from '../props/clouds.mjs';
import { moonDark, moonLit } from '../props/moon.mjs';
import { pool, sky, stars } from '../props/sky.mjs';

const MOON = { x: 820, y: 400 };
const R = 210;

/** Returns the light of the moon in the wind. It dips twice and then goes out like a candle. */
const light = (T) => {
  const out = CUES.moonOut;
  const dip = (at, depth) => depth * Math.exp(-(((T - at) / 0.16) ** 2));
  return Math.max(0, (1 - dip(out - 1.5, 0.35) - dip(out - 0.75, 0.6)) * (1 - glide(T, out, out + 0.28)));
};

const smoke = 'M0 0C-26 -40 30 -72 4 -116C-22 -160 40 -190 16 -240C0 -276 34 -300 26 -340';

/** Draws the moon that the wind blows out. */
export function moonOut(random) {
  const lateNight = [
    [0, '#0d0b1f'],
    [0.6, '#231a3c'],
    [1, '#4a2f55'],
  ];
  return {
    camera: (T) => ({ x: 6 * swing(T, 1.3) * during(T, 31.5, 35.6, 0.4), zoom: between(1, 1.1, span(T, 31.4, 39)) }),
    layers: [
      sky(lateNight, 920),
      { ...stars(random, { x: 0, y: 0, w: 1600, h: 900 }, 150, DUSK.star), depth: 0.05 },
      {
        depth: 0,
        box: { x: -20, y: -20, w: 1640, h: 940 },
        detail: 0.1,
        art: rect(-20, -20, 1640, 940, '#05060d'),
        gain: (T) => 0.66 * glide(T, CUES.moonOut, CUES.moonOut + 0.5),
      },
      { ...pool(760, '#ffd79a', 0.62), depth: 0.4, move: () => MOON, gain: light },
      {
        ...moonDark(R),
        depth: 0.4,
        move: (T) => ({
          ...MOON,
          turn: 0.04 * swing(T - CUES.moonOut, 0.45) * Math.exp(-Math.max(0, T - CUES.moonOut) / 2),
        }),
        gain: (T) => glide(T, CUES.moonOut - 0.1, CUES.moonOut),
      },
      { ...moonLit(R), depth: 0.4, move: () => MOON, gain: light },
      ...[0, 1].map((i) => ({
        depth: 0.4,
        box: { x: -60, y: -360, w: 130, h: 370 },
        art: path(smoke, 'none', {
          stroke: '#b9b6c6',
          'stroke-width': i ? 5 : 11,
          'stroke-linecap': 'round',
          filter: i ? undefined : 'url(#soft)',
        }),
        move: (T) => ({
          x: MOON.x - 4 + (T - CUES.moonOut) * 9 * (i ? 1 : 0.6),
          y: MOON.y - R * 1.1 - (T - CUES.moonOut) * 26,
          k: between(0.25, 0.8, glide(T, CUES.moonOut, 38)),
          flip: i === 1,
        }),
        gain: (T) => (i ? 0.5 : 0.34) * during(T, CUES.moonOut + 0.15, 38.8, 1.1),
      })),
      {
        depth: 0.8,
        box: { x: 0, y: -4, w: 700, h: 8 },
        detail: 0.6,
        art: path('M0 0H700', 'none', { stroke: '#e7d8e2', 'stroke-width': 2.4, 'stroke-linecap': 'round' }),
        move: (T) =>
          Array.from({ length: 18 }, (_, i) => ({
            x: -800 + ((i * 0.618 + T * (0.62 + (i % 5) * 0.1)) % 1) * 2900,
            y: 60 + ((i * 193) % 800),
            turn: -0.1,
            gain: 0.32 * during(T, 31, CUES.moonOut + 0.25, 0.4),
          })),
      },
      ...[
        [760, 200, 800, 60],
        [900, 1250, 850, 90],
        [520, 1500, 240, 120],
      ].map(([w, x, y, speed]) => ({
        ...cloudSprite(random, w, { fill: '#2b1f40', light: '#8d6a86' }),
        depth: 0.9,
        move: (T) => ({ x: x - 320 + (T - 31) * speed, y }),
        gain: (T) => 1 - 0.72 * glide(T, CUES.moonOut, CUES.moonOut + 0.5),
      })),
    ],
  };
}
