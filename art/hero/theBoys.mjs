import { circle, group, line, num, path, polygon } from '../lib/svg.mjs';
import { place } from '../posters/motifs/index.mjs';
import { canyon, wetStreet } from './canyon.mjs';
import { fill, skyGradient, glow, fog, beam, vignette } from './light.mjs';
import { city, motes } from './land.mjs';

/** A street canyon after rain. High in the haze a caped idol hangs in the floodlight; four nobodies look up. */
export function theBoys(v, random) {
  const [cx, k] = [v.fx, v.k];
  const cy = v.fy - 90 * k;
  const street = v.ground + 30;
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
    { name: 'idol', depth: 0.34, art: idol(cx, cy, k) },
    { name: 'canyon', depth: 0.5, art: canyon(v, random, cx, street, k) },
    { name: 'street', depth: 0.66, art: wetStreet(v, random, cx, street, k) },
    { name: 'crew', depth: 0.82, art: crew(cx, street, k) },
    {
      name: 'rain',
      depth: 0.95,
      art: drizzle(v, random) + motes(v, random, 50, '#ffd09a', { low: 0.8, high: 2, top: v.h * 0.2 }),
    },
    { name: 'vignette', depth: 1, art: vignette(v, '#0c0d0f') },
  ];
}

/** Cape, shoulders, fists: anybody's idol, seen against the light. */
const idol = (x, y, k) =>
  group(
    { transform: `translate(${num(x)} ${num(y)}) scale(${num(k * 100) / 100})` },
    path(
      'M-26 -64Q-70 -10 -104 96Q-84 90 -66 112Q-48 96 -30 124Q-12 104 2 128Q20 104 36 120Q52 98 70 110Q86 90 110 92Q74 -10 26 -64Z',
      '#8e1d1a',
    ),
    path('M26 -64Q74 -10 110 92Q86 90 70 110L40 0Z', '#c8402a'),
    path('M-26 -64Q-40 20 -30 124Q-48 96 -66 112L-44 0Z', '#641312'),
    circle(0, -88, 15, '#141318'),
    path(
      'M-10 -74H10L34 -66L44 -30L40 6L52 22L40 34L26 14L28 -24L20 -34L18 14L22 62L14 128H4L0 70L-4 128H-14L-22 62L-18 14L-20 -34L-28 -24L-26 14L-40 34L-52 22L-40 6L-44 -30L-34 -66Z',
      '#141318',
    ),
    path('M15 -88A15 15 0 0 1 8 -75L34 -66L44 -30L38 -30L28 -60L8 -68Z', '#b4583a', { opacity: 0.8 }),
  );

const crew = (cx, y, k) =>
  [
    ['hatman', -120, 196],
    ['figure', -42, 208],
    ['suit', 36, 216],
    ['walker', 112, 190],
  ]
    .map(([name, dx, h], i) => {
      const [x, base] = [cx + (dx - 20) * k, y + (70 + (i % 2) * 16) * k];
      return (
        polygon(
          [
            [x - 22 * k, base],
            [x + 22 * k, base],
            [x + (dx * 0.9 + 26) * k, base + h * k * 1.1],
            [x + (dx * 0.9 - 46) * k, base + h * k * 1.1],
          ],
          '#0b0a0c',
          { opacity: 0.55, filter: 'url(#soft)' },
        ) + place(name, x, base - h * k * 0.47, h * k, { fill: '#0c0b0e', cut: '#0c0b0e', pop: '#0c0b0e' })
      );
    })
    .join('') +
  group(
    { transform: `translate(${num(cx - 30 * k)} ${num(y + 6 * k)}) rotate(24)` },
    path('M0 0H5V78H0ZM0 0Q-14 -2 -14 -14L-9 -15Q-8 -6 5 -6Z', '#0c0b0e', { transform: `scale(${k})` }),
  );

const drizzle = (v, random) =>
  group(
    { opacity: 0.32 },
    Array.from({ length: 170 }, () => {
      const [x, y, l] = [random.range(-v.bleed, v.w + v.bleed), random.range(-v.bleed, v.h), random.range(14, 60)];
      return line(x, y, x - l * 0.12, y + l, '#ffe3c0', 1.1);
    }),
  );
