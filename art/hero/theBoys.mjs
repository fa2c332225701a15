import { group, line, polygon } from '../lib/svg.mjs';
import { canyon, neon, wetStreet } from './canyon.mjs';
import { eyes, idol } from './idol.mjs';
import { skyGradient, glow, fog, beam, vignette } from './light.mjs';
import { city, motes } from './land.mjs';
import { breath, flicker, travel } from './loop.mjs';
import { nobody } from './nobodies.mjs';

/** Draws a street canyon after rain. A caped idol hangs high in the floodlight, and four people look up. */
export function theBoys(v, random) {
  const [cx, k] = [v.fx, v.k];
  const cy = v.fy - 90 * k;
  const street = v.ground + 30;
  const drops = rainDrops(v, random);
  return [
    {
      name: 'sky',
      depth: 0,
      art:
        skyGradient(v, 'sky', [
          [0, '#0d1a20'],
          [0.4, '#1c3a40'],
          [0.7, '#7a4a38'],
          [1, '#d8703a'],
        ]) + glow('dawn', cx, street - 60 * k, 640 * k, '#ff8a3f', 0.8),
    },
    {
      name: 'floodlight',
      depth: 0.1,
      blend: 'screen',
      gain: (t) => breath(t, 0.12, 2),
      art:
        glow('flood', cx, cy, 420 * k, '#ffe2b0', 0.85, 0.05) +
        beam('shaft1', [cx - 260 * k, street], [cx + 40 * k, cy - 260 * k], 12, 110 * k, '#ffdca0', 0.55) +
        beam('shaft2', [cx + 250 * k, street], [cx - 30 * k, cy - 260 * k], 12, 110 * k, '#ffdca0', 0.5),
    },
    {
      name: 'farCity',
      depth: 0.2,
      art:
        city(v, random, {
          y: street,
          height: 330 * k,
          width: 50 * k,
          paint: '#5d4a42',
          window: '#ffcf8f',
          chance: 0.12,
          dip: { x: cx, reach: 360 * k },
        }) + fog(v, 'fog1', street - 220 * k, street + 40, '#e08a50', 0.7),
    },
    { name: 'idol', depth: 0.34, move: (t) => idol(cx, cy, k, t) },
    { name: 'eyes', depth: 0.34, blend: 'screen', gain: (t) => breath(t, 0.45, 4), move: (t) => eyes(cx, cy, k, t) },
    { name: 'canyon', depth: 0.5, art: canyon(v, random, cx, street, k) },
    {
      name: 'neonRed',
      depth: 0.5,
      blend: 'screen',
      gain: (t) => flicker(t, [0.21, 0.245, 0.62]),
      art: neon('left', cx, street, k),
    },
    {
      name: 'neonTeal',
      depth: 0.5,
      blend: 'screen',
      gain: (t) => flicker(t, [0.43, 0.8, 0.83]),
      art: neon('right', cx, street, k),
    },
    { name: 'street', depth: 0.66, art: wetStreet(v, random, cx, street, k) },
    { name: 'crew', depth: 0.82, art: crew(cx, street, k) },
    { name: 'motes', depth: 0.9, art: motes(v, random, 50, '#ffd09a', { low: 0.8, high: 2, top: v.h * 0.2 }) },
    { name: 'rain', depth: 0.95, move: (t) => drizzle(v, drops, t) },
    { name: 'vignette', depth: 0, art: vignette(v, '#0c0d0f') },
  ];
}

const CREW = [
  ['bag', -146, 204, 0],
  ['coat', -46, 226, 20],
  ['hood', 48, 206, 6],
  ['fist', 124, 186, 16],
];

const crew = (cx, y, k) =>
  CREW.map(([name, dx, h, dy]) => {
    const [x, base] = [cx + (dx - 20) * k, y + (72 + dy) * k];
    return (
      polygon(
        [
          [x - 20 * k, base - 3 * k],
          [x + 20 * k, base - 3 * k],
          [x + (dx * 0.9 + 34) * k, base + h * k * 1.1],
          [x + (dx * 0.9 - 52) * k, base + h * k * 1.1],
        ],
        '#0b0a0c',
        { opacity: 0.6, filter: 'url(#soft)' },
      ) + nobody(name, x, base, h * k, { fill: '#0c0b0e', rim: '#f2a767' })
    );
  }).join('');

const rainDrops = (v, random) =>
  Array.from({ length: 150 }, () => {
    const length = random.range(16, 62);
    return { x: random.range(-v.bleed, v.w + v.bleed), start: random.next(), length, turns: length > 40 ? 7 : 6 };
  });

/** Draws the rain. Each drop falls through the frame a whole number of times per loop; long drops are near and fast. */
const drizzle = (v, drops, t) =>
  group(
    { opacity: 0.32 },
    drops.map(({ x, start, length, turns }) => {
      const y = -v.bleed + travel(t, turns, start) * (v.h + 2 * v.bleed);
      const slip = (y - v.h / 2) * -0.12;
      return line(x + slip, y, x + slip - length * 0.12, y + length, '#ffe3c0', 1.1);
    }),
  );
