import { createRandom } from '../../lib/random.mjs';
import { rect } from '../../lib/svg.mjs';
import { CUES } from '../cues.mjs';
import { between, flame, glide, swing } from '../ease.mjs';
import { AMBER } from '../palette.mjs';
import { cloudSprite } from '../props/clouds.mjs';
import { BOX, lamplighter } from '../props/lamplighter.mjs';
import { moonDark, moonLit } from '../props/moon.mjs';
import { pool, sky, stars } from '../props/sky.mjs';
import { ladder } from '../props/ladder.mjs';

/** Draws the top of the ladder: her, a lantern as wide as a house, and her flame. */
export function lighting(random) {
  const moon = { x: 1040, y: 380 };
  const r = 300;
  const on = (T) => glide(T, CUES.moonLit, CUES.moonLit + 1.1);
  const spark = { x: moon.x - r * 0.86, y: moon.y - 30 };
  const her = { x: 694, y: 640 };
  return {
    camera: (T) => ({
      x: between(-40, 20, glide(T, 57.4, 64.5)),
      y: between(40, -10, glide(T, 57.4, 64.5)),
      zoom: between(1.16, 1, glide(T, CUES.touch, 64)),
    }),
    layers: [
      sky(
        [
          [0, '#070a1c'],
          [0.6, '#141b3a'],
          [1, '#2b3256'],
        ],
        920,
      ),
      {
        ...sky(
          [
            [0, '#1d2250'],
            [0.6, '#51487a'],
            [1, '#b07f83'],
          ],
          920,
        ),
        gain: on,
      },
      { ...stars(random, { x: 0, y: 0, w: 1600, h: 900 }, 220, '#fff2d6'), depth: 0.05 },
      {
        ...pool(1150, '#ffa95c', 0.7),
        depth: 0.5,
        move: () => moon,
        gain: (T) => on(T) * (1 + 0.25 * Math.exp(-Math.max(0, T - 61.6) * 1.6)),
      },
      { ...moonDark(r, { wires: 0.75 }), depth: 0.5, move: () => moon },
      { ...moonLit(r), depth: 0.5, move: () => moon, gain: (T) => on(T) },
      {
        ...pool(340, '#ffb45a', 0.9),
        depth: 0.5,
        move: () => spark,
        gain: (T) => glide(T, CUES.touch, CUES.touch + 0.3) * (1 - glide(T, 61.4, 62.4)) * flame(T),
      },
      ...[
        [900, 260, 860, 0.7],
        [1000, 1380, 880, 0.8],
        [560, 1480, 300, 0.3],
      ].flatMap(([w, x, y, depth], i) => {
        const move = (T) => ({ x: x + (T - 60) * (i - 1) * 6, y });
        const seed = `${w}`;
        return [
          { ...cloudSprite(createRandom(seed), w, { fill: '#1b2340', light: '#55608a' }), depth, move },
          { ...cloudSprite(createRandom(seed), w, { fill: '#6b5a86', light: '#ffdba6' }), depth, move, gain: on },
        ];
      }),
      {
        ...pool(420, '#b06f35', 0.5),
        move: () => ({ x: her.x - 24, y: her.y - 80 }),
        gain: (T) => flame(T) * (1 - on(T)),
      },
      { ...ladder(30), move: () => ({ x: her.x + 8, y: 1130, turn: 0 }) },
      {
        box: BOX,
        art: (T) =>
          lamplighter({
            step: 0.2,
            reach: 0.1 + 0.3 * glide(T, 59, CUES.touch),
            lean: 22 * glide(T, 59, CUES.touch) - 12 * glide(T, 61.6, 62.6),
            blow: 0.1 + 0.05 * swing(T, 0.5),
            rim: T > CUES.moonLit ? '#ffd79a' : '#e9a25c',
          }),
        move: () => her,
      },
      { ...pool(80, AMBER, 0.8), move: () => ({ x: her.x - 22, y: her.y - 62 }), gain: (T) => flame(T) },
      {
        depth: 0,
        box: { x: -20, y: -20, w: 1640, h: 940 },
        detail: 0.1,
        blend: 'screen',
        art: rect(-20, -20, 1640, 940, '#ffb968'),
        gain: (T) => 0.6 * Math.exp(-(((T - CUES.moonLit - 0.55) / 0.3) ** 2)),
      },
    ],
  };
}
