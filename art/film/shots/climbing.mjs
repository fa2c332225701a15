import { mix } from '../../lib/color.mjs';
import { path } from '../../lib/svg.mjs';
import { CUES } from '../cues.mjs';
import { between, flame, span, swing } from '../ease.mjs';
import { BLIND, LAMP } from '../palette.mjs';
import { cloudSprite } from '../props/clouds.mjs';
import { BOX, climber } from '../props/lamplighter.mjs';
import { pool, sky, stars } from '../props/sky.mjs';
import { ladder, RUNG } from '../props/ladder.mjs';

/** Draws her climb, rung by rung. The camera follows her up through the clouds. */
export function climbing(random) {
  const { from, to, rungs } = CUES.climb;
  const steps = (T) => ((T - from) / (to - from)) * rungs;
  const height = (T) => -steps(T) * RUNG * 5.2;
  const place = (T) => ({ x: 800, y: 700 + height(T) });
  const clouds = Array.from({ length: 17 }, (_, i) => {
    const depth = [0.35, 0.55, 0.8, 1.35][i % 4];
    const side = i % 2 ? 1 : -1;
    return {
      depth,
      w: random.range(480, 900),
      x: 800 + side * random.range(260, 620) * (depth > 1 ? 1.25 : 1),
      y: 300 - (i * 3500 * depth) / 17 - 60,
      speed: side * random.range(4, 14),
    };
  }).sort((a, b) => a.depth - b.depth);
  const drawn = ({ depth, w, x, y, speed }) => ({
    ...cloudSprite(random, w, {
      fill: mix('#141c2e', '#2c3550', depth / 1.4),
      light: mix('#3c4a66', '#6f7896', depth / 1.4),
    }),
    depth,
    move: (T) => ({ x: x + (T - 54) * speed, y }),
  });
  const bird = path(
    'M0 0Q-26 -30 -64 -18Q-34 -14 -14 4Q-30 8 -40 18Q-14 22 6 10Q20 8 30 12L24 2Q40 -30 78 -30Q40 -44 10 -8Z',
    '#8f9ab2',
  );
  return {
    camera: (T) => ({ x: 10 * swing(T, 0.11), y: 130 + height(T), zoom: 1.05 }),
    layers: [
      sky(
        [
          [0, '#060814'],
          [0.55, '#0f1630'],
          [1, '#22304c'],
        ],
        920,
      ),
      {
        ...stars(random, { x: 0, y: -400, w: 1600, h: 1300 }, 240, BLIND.star),
        depth: 0.1,
        gain: (T) => between(0.4, 1, span(T, 50, 57)),
      },
      ...clouds.filter(({ depth }) => depth < 1).map(drawn),
      { ...pool(520, '#a86a32', 0.5), move: (T) => ({ x: 776, y: place(T).y - 70, gain: flame(T) }) },
      { ...ladder(170), detail: 1, move: () => ({ x: 800, y: 960 }) },
      { box: BOX, art: (T) => climber(Math.round(steps(T) * 8) / 8), move: place },
      { ...pool(90, LAMP, 0.8), move: (T) => ({ x: 776, y: place(T).y - 62, gain: flame(T) }) },
      ...[0, 1, 2].map((i) => ({
        depth: 0.9,
        box: { x: -70, y: -50, w: 156, h: 80 },
        art: bird,
        move: (T) => ({
          x: 1500 - (T - 52) * 190 + i * 90,
          y: -1460 + i * 46 + 16 * swing(T, 0.9, i * 0.3),
          k: 0.7 - i * 0.1,
          turn: 0.12 * swing(T, 1.4, i * 0.2),
          flip: true,
        }),
      })),
      ...clouds.filter(({ depth }) => depth > 1).map((each) => ({ ...drawn(each), gain: () => 0.92 })),
    ],
  };
}
