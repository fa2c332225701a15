import { path } from '../../lib/svg.mjs';
import { CUES } from '../cues.mjs';
import { between, flame, glide, settle, swing } from '../ease.mjs';
import { BLIND, INK, LAMP } from '../palette.mjs';
import { cloudSprite } from '../props/clouds.mjs';
import { drawHouses, houses } from '../props/houses.mjs';
import { BOX, lamplighter } from '../props/lamplighter.mjs';
import { moonDark } from '../props/moon.mjs';
import { mist, pool, sky, stars } from '../props/sky.mjs';
import { ladder } from '../props/ladder.mjs';

const ROOFS = 790;

/** Draws her at the top of the hill, with one small flame and a ladder. */
export function raising(random) {
  const town = houses(random, { x0: -500, x1: 2200, base: 960, low: 90, high: 190, width: 120, window: 11 });
  const foot = { x: 812, y: ROOFS };
  const up = (T) => settle(T, 46.6, CUES.ladderUp);
  const flameAt = (T) => ({ x: 700, y: ROOFS - 74, gain: flame(T) });
  return {
    camera: (T) => ({ y: between(40, -60, glide(T, 46, 50.6)), zoom: between(1.1, 1.04, glide(T, 46, 50.6)) }),
    layers: [
      sky(BLIND.sky, 860),
      { ...stars(random, { x: 0, y: 0, w: 1600, h: 700 }, 90, BLIND.star), depth: 0.03, gain: () => 0.7 },
      { ...moonDark(96, { fill: '#161d2d', edge: '#46546d' }), depth: 0.06, move: () => ({ x: 1180, y: 200 }) },
      ...[
        [620, 300, 300],
        [760, 1350, 420],
      ].map(([w, x, y]) => ({
        ...cloudSprite(random, w, { fill: '#131b2b', light: '#3c4a62' }),
        depth: 0.12,
        move: (T) => ({ x: x + (T - 46) * 8, y }),
      })),
      {
        depth: 0.5,
        box: { x: -300, y: 560, w: 2200, h: 460 },
        art: drawHouses(random, town, { fill: BLIND.far, rim: '#33405a', dark: BLIND.mid, lit: 0 }),
      },
      { ...mist(BLIND.mist, 620, 260, 0.2), depth: 0.5 },
      {
        box: { x: -200, y: 640, w: 2000, h: 330 },
        art:
          path('M-200 960V900Q300 880 520 812Q690 772 860 788Q1120 812 1330 890Q1500 930 1800 940V960Z', INK) +
          path('M520 812Q690 772 860 788Q1000 800 1120 832', 'none', {
            stroke: '#8a5f3c',
            'stroke-width': 2.5,
            opacity: 0.7,
          }),
      },
      { ...pool(460, '#c27a35', 0.62), move: flameAt },
      { ...ladder(60), move: (T) => ({ ...foot, turn: between(1.5, 0.2, up(T)), k: between(0.55, 1, up(T)) }) },
      {
        box: BOX,
        art: (T) =>
          lamplighter({
            step: 0,
            reach: 0.15 + 0.12 * glide(T, 48, 49),
            blow: 0.15 + 0.05 * swing(T, 0.6),
            lean: -4 * glide(T, 47.9, 48.8),
          }),
        move: () => ({ x: 716, y: ROOFS + 4 }),
      },
      { ...pool(80, LAMP, 0.8), move: flameAt },
    ],
  };
}
