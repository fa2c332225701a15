import { mix } from '../../lib/color.mjs';
import { ellipse, num, path, rect } from '../../lib/svg.mjs';
import { CUES } from '../cues.mjs';
import { between, flame, glide, span, swing } from '../ease.mjs';
import { DUSK, INK, LAMP } from '../palette.mjs';
import { cloudSprite } from '../props/clouds.mjs';
import { drawHouses, houses } from '../props/houses.mjs';
import { FLAME, lampGlass, lampPost } from '../props/lamp.mjs';
import { BOX, lamplighter } from '../props/lamplighter.mjs';
import { moonLit } from '../props/moon.mjs';
import { mist, pool, sky, stars } from '../props/sky.mjs';

const GROUND = 760;
/** The scale of the lamplighter and of the lamps. */
const [HER, POST] = [1.25, 1.2];
const FIRST = 560;
/** The distance of two lamps, which she walks in the two seconds between them. */
const APART = 330;
export const LAMPS = CUES.lit.map((_, i) => FIRST + APART * i);

/** Returns how far her pole is raised. It is up at each lamp when the lamp is lit. */
const reachAt = (T) => Math.max(0, ...CUES.lit.map((at) => 1 - Math.min(1, Math.abs(T - at) / 0.6)));

/** Returns her position. She walks at constant speed, and is below each lamp when it is lit. */
const walkX = (T) => FIRST - 92 + ((T - CUES.lit[0]) * APART) / 2;

const cobbles = (random) => {
  let d = '';
  for (let row = 0; row < 6; row += 1) {
    const y = GROUND + 8 + row * row * 4.4 + row * 6;
    for (let x = -600 + random.range(0, 40); x < 3200; x += 34 + row * 12 + random.range(0, 8))
      d += `M${num(x)} ${num(y)}q${num(9 + row * 3)} ${num(-4 - row)} ${num(19 + row * 6)} 0`;
  }
  return d;
};

const leaves = (random, count) =>
  Array.from({ length: count }, () => ({
    start: random.next(),
    y: random.range(330, 760),
    speed: random.range(0.5, 0.85),
    turn: random.range(2, 6),
    k: random.range(0.6, 1.3),
  }));

/** Draws the parts of the street that dusk and wind share. `fires` are the lights of the lamps. */
function street(random, { camera, lightOf, person, layers = [], gloom = () => 0 }) {
  const far = houses(random, { x0: -700, x1: 2600, base: 700, low: 70, high: 190, width: 96, window: 9 });
  const front = houses(random, { x0: -700, x1: 3300, base: GROUND - 16, low: 190, high: 330, width: 190, window: 20 });
  const fires = LAMPS.concat([FIRST - APART, FIRST + APART * 4]);
  const each =
    (y, extra = () => ({})) =>
    (T) =>
      fires.map((x, i) => ({ x, y, gain: lightOf(T, i) * flame(T, i * 0.37), ...extra(T, i) }));
  const moon = moonLit(58);
  return {
    camera,
    layers: [
      sky(DUSK.sky, 720),
      {
        ...stars(random, { x: 0, y: 0, w: 1600, h: 380 }, 90, DUSK.star),
        depth: 0.02,
        gain: (T) => 0.8 - gloom(T) * 0.6,
      },
      {
        ...pool(330, '#ffdba0', 0.55),
        depth: 0.04,
        move: () => ({ x: 1210, y: 190 }),
        gain: (T) => 1 - gloom(T) * 0.5,
      },
      { ...moon, depth: 0.04, move: () => ({ x: 1210, y: 190 }) },
      ...[
        [420, 320, 380, 0.1],
        [300, 1000, 330, 0.14],
        [520, 1650, 420, 0.12],
      ].map(([w, x, y, depth]) => ({
        ...cloudSprite(random, w, { fill: '#6d4068', light: '#e59a86' }),
        depth,
        move: (T) => ({ x: x - T * 3, y }),
        gain: () => 0.75,
      })),
      {
        depth: 0.3,
        box: { x: -500, y: 330, w: 2600, h: 400 },
        art: drawHouses(random, far, { fill: DUSK.far, rim: '#b06a76', light: '#f3b574', lit: 0.3, dark: '#4b2a4b' }),
      },
      { ...mist(DUSK.mist, 520, 300, 0.35), depth: 0.3 },
      {
        depth: 0.72,
        box: { x: -500, y: 240, w: 3500, h: 620 },
        art: drawHouses(random, front, { fill: DUSK.mid, rim: '#8a4f68', light: '#f6b766', lit: 0.2, dark: '#2b1935' }),
      },
      {
        box: { x: -600, y: GROUND - 30, w: 3800, h: 260 },
        art:
          rect(-600, GROUND - 16, 3800, 260, DUSK.near) +
          rect(-600, GROUND - 16, 3800, 5, mix(DUSK.near, '#d98a6a', 0.4)) +
          path(cobbles(random), 'none', {
            stroke: mix(DUSK.near, '#c97f6c', 0.3),
            'stroke-width': 2.6,
            'stroke-linecap': 'round',
          }),
      },
      { ...pool(480, '#ff9d45', 0.62), move: each(GROUND - FLAME * POST) },
      {
        blend: 'screen',
        box: { x: -260, y: -40, w: 520, h: 80 },
        art: ellipse(0, 0, 210, 22, '#c98546', { opacity: 0.5, filter: 'url(#softer)' }),
        move: each(GROUND + 12),
      },
      {
        box: { x: -60, y: -340, w: 120, h: 350 },
        art: lampPost(),
        move: () => fires.map((x) => ({ x, y: GROUND, k: POST })),
      },
      { box: { x: -60, y: -340, w: 120, h: 350 }, art: lampGlass(), move: each(GROUND, () => ({ k: POST })) },
      { ...pool(120, '#fff0cf', 0.9), move: each(GROUND - FLAME * POST) },
      person,
      ...layers,
      {
        depth: 1.6,
        box: { x: -700, y: 700, w: 5200, h: 260 },
        detail: 0.8,
        art: path(
          `M-700 960V880H4500V960ZM${Array.from({ length: 130 }, (_, i) => `${-700 + i * 40} 900V${790 + (i % 5 ? 0 : -22)}`).join('M')}M-700 812H4500`,
          INK,
          { stroke: '#0c080d', 'stroke-width': 9 },
        ),
      },
      {
        depth: 0,
        box: { x: -20, y: -20, w: 1640, h: 940 },
        detail: 0.1,
        art: rect(-20, -20, 1640, 940, '#0b0f1d'),
        gain: gloom,
      },
    ],
  };
}

/** Draws the dusk, in which she goes from lamp to lamp. */
export const round = (random) =>
  street(random, {
    camera: (T) => ({ x: between(-190, 900, span(T, 7.4, 16.6)), y: -12, zoom: 1.04 }),
    lightOf: (T, i) => (i < 4 ? glide(T, CUES.lit[i], CUES.lit[i] + 0.4) : i === 4 ? 1 : 0),
    person: {
      box: BOX,
      art: (T) => lamplighter({ step: (T * Math.PI * 2) / 1.15, reach: reachAt(T), blow: 0.12 + 0.06 * swing(T, 0.7) }),
      move: (T) => ({ x: walkX(T), y: GROUND + 20, k: HER }),
    },
  });

/** Draws the wind that comes up the street and puts out one lamp after the other. */
export function wind(random) {
  const flying = leaves(random, 26);
  const gust = (T) => glide(T, 24, 26.5);
  return street(random, {
    camera: (T) => ({
      x: between(560, 470, glide(T, 23, 29)) + 5 * swing(T, 2.1) * gust(T),
      y: -12 + 3 * swing(T, 3.3) * gust(T),
      zoom: 1.06,
    }),
    lightOf: (T, i) =>
      i === 4 ? 0 : i > 4 ? 1 - glide(T, 25, 25.3) : 1 - glide(T, CUES.blown[3 - i], CUES.blown[3 - i] + 0.25),
    gloom: (T) => 0.5 * glide(T, 24, 28.5),
    person: {
      box: BOX,
      art: (T) =>
        lamplighter({
          step: T < 25 ? (T * Math.PI * 2) / 1.6 : 0.6 + 0.15 * swing(T, 1.4),
          blow: gust(T) * (0.8 + 0.25 * swing(T, 1.9)),
          lean: 10 * gust(T) + 1.5 * swing(T, 1.3) * gust(T),
          isHolding: T > 25,
          isLit: T < 26.6,
        }),
      move: (T) => ({ x: 1230 + between(0, 40, glide(T, 23, 25)) - 30 * glide(T, 25.5, 29), y: GROUND + 20, k: HER }),
    },
    layers: [
      {
        box: { x: -16, y: -10, w: 32, h: 20 },
        art: path('M-13 0Q-2 -9 13 0Q-2 9 -13 0Z', '#c27a4a'),
        move: (T) =>
          flying.map(({ start, y, speed, turn, k }) => {
            const way = (start + T * speed) % 1;
            return {
              x: 2200 - way * 2300,
              y: y + 60 * swing(T, 0.6, start) - 40 * way,
              turn: T * turn,
              k,
              gain: gust(T),
            };
          }),
      },
      {
        box: { x: 0, y: -4, w: 460, h: 8 },
        detail: 0.6,
        art: path('M0 0H460', 'none', { stroke: '#cbb2c4', 'stroke-width': 2.4, 'stroke-linecap': 'round' }),
        move: (T) =>
          flying.slice(0, 14).map(({ start, y, speed }) => ({
            x: 2100 - ((start * 3.7 + T * speed * 1.5) % 1) * 3000,
            y: y - 180 + 300 * start,
            gain: 0.3 * gust(T),
          })),
      },
    ],
  });
}
