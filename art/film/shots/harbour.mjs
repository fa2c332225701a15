import { mix } from '../../lib/color.mjs';
import { num, path, rect } from '../../lib/svg.mjs';
import { CUES, lampAt } from '../cues.mjs';
import { between, during, flame, glide, span, swing } from '../ease.mjs';
import { AMBER, DUSK, MOONLIT } from '../palette.mjs';
import { boat, BOAT_BOX } from '../props/boat.mjs';
import { cloudSprite } from '../props/clouds.mjs';
import { drawHouses, houses } from '../props/houses.mjs';
import { moonLit } from '../props/moon.mjs';
import { glints } from '../props/sea.mjs';
import { mist, pool, sky, stars } from '../props/sky.mjs';

/** The top of the hill. `ridge` goes from the quay on the left to it. */
const TOP = { x: 1290, y: 330 };
const ridge = (x) => {
  const share = Math.max(0, Math.min(1, (x - 620) / (TOP.x - 620)));
  const rise = share * share * (3 - 2 * share);
  return 735 - (735 - TOP.y) * rise + Math.max(0, x - TOP.x) * 0.1;
};

/** The forty lamps on the road that winds up to the top. */
const LAMPS = Array.from({ length: 40 }, (_, i) => {
  const up = i / 39;
  const [left, right] = [between(470, 1180, up), between(1560, 1400, up)];
  const x = between(left, right, (1 - Math.cos(up * Math.PI * 5)) / 2);
  return { x, y: Math.max(ridge(x) + 4, between(790, TOP.y + 14, up ** 0.9)), k: between(1.15, 0.6, up) };
});

const hillPath = () => {
  let d = 'M380 960L430 790';
  for (let x = 440; x <= 1800; x += 20) d += `L${x} ${num(ridge(x) + (x < 620 ? 40 : 12))}`;
  return `${d}V960Z`;
};

const roadPath = () => `M${LAMPS.map(({ x, y }) => `${num(x)} ${num(y + 9)}`).join('L')}`;

/** Returns the houses in terraces, beginning with the farthest up the hill. */
const terraces = (random) =>
  [0.92, 0.74, 0.56, 0.38, 0.2, 0.04].map((up) => ({
    up,
    ...houses(random, {
      x0: between(420, 1150, up),
      x1: 1720,
      base: (x) => Math.max(ridge(x) + 6, between(812, TOP.y + 40, up) + 14 * Math.sin(x / 90)),
      low: between(60, 26, up),
      high: between(96, 46, up),
      width: between(66, 40, up),
      window: between(8.5, 6, up),
    }),
  }));

/** Draws the town on its hill over the harbor, in the colors of `p`. */
function harbour(
  random,
  p,
  { camera, lampOf, moonOf, windowsOf, ladder, sailor, veil, lift = [], moon = { x: 430, y: 210 } },
) {
  const rows = terraces(random);
  const lampGain = (T) => LAMPS.map(({ x, y, k }, i) => ({ x, y, k, gain: lampOf(T, i) * flame(T, i * 0.61) }));
  const glass = rows.map(({ windows }) => windows.filter(() => random.chance(0.4))).flat();
  return {
    camera,
    layers: [
      sky(p.sky, 640),
      { ...stars(random, { x: 0, y: 0, w: 1600, h: 460 }, 120, p.star), depth: 0.02 },
      { ...pool(420, '#ffb06a', 0.6), depth: 0.03, move: () => moon, gain: moonOf },
      { ...moonLit(74), depth: 0.03, move: () => moon, gain: moonOf },
      ...[
        [560, 760, 330, 0.08],
        [380, 180, 430, 0.1],
        [460, 1350, 220, 0.07],
      ].map(([w, x, y, depth]) => ({
        ...cloudSprite(random, w, { fill: mix(p.far, p.mist, 0.12), light: mix(p.far, p.mist, 0.75) }),
        depth,
        move: (T) => ({ x: x - (T % 40) * 3.2, y }),
        gain: () => 0.72,
      })),
      {
        depth: 0.15,
        box: { x: -200, y: 600, w: 2000, h: 330 },
        art:
          rect(-200, 632, 2000, 300, p.sea[0]) +
          rect(-200, 690, 2000, 240, p.sea[1], { opacity: 0.6 }) +
          rect(-200, 632, 2000, 3, mix(p.sea[0], p.mist, 0.6)),
      },
      {
        depth: 0.15,
        box: { x: 0, y: 630, w: 900, h: 260 },
        art: glints(random, { x: moon.x, top: 642, bottom: 880, spread: 300, color: '#ffe2ae', count: 70 }),
        gain: (T) => moonOf(T) * (0.62 + 0.12 * swing(T, 0.8)),
      },
      ...(sailor
        ? [{ depth: 0.2, box: BOAT_BOX, art: boat({ rim: p.mist, sail: mix(p.mid, p.mist, 0.3) }), move: sailor }]
        : []),
      {
        depth: 0.32,
        box: { x: 300, y: 300, w: 1560, h: 660 },
        art:
          path(hillPath(), p.far) +
          path(roadPath(), 'none', { stroke: mix(p.far, p.mist, 0.25), 'stroke-width': 7, 'stroke-linejoin': 'round' }),
      },
      ...(ladder ? [ladder] : []),
      {
        depth: 0.34,
        box: { x: 340, y: 220, w: 1480, h: 740 },
        art: rows
          .map((row) =>
            drawHouses(random, row, {
              fill: mix(p.mid, p.far, row.up * 0.8),
              rim: mix(p.far, p.mist, 0.55),
              dark: mix(p.near, p.mid, 0.4),
              lit: 0,
            }),
          )
          .join(''),
      },
      {
        depth: 0.34,
        box: { x: 340, y: 220, w: 1480, h: 740 },
        art: path(
          glass.map(({ x, y, w, h }) => `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}Z`).join(''),
          '#f6b461',
        ),
        gain: windowsOf,
      },
      {
        depth: 0.36,
        box: { x: 300, y: 800, w: 1560, h: 160 },
        art:
          path('M380 960L420 838Q900 818 1860 836V960Z', mix(p.near, p.mid, 0.4)) +
          path('M420 838Q900 818 1860 836', 'none', { stroke: mix(p.near, p.mist, 0.5), 'stroke-width': 2.5 }),
      },
      { ...mist(p.mist, 560, 280, 0.22), depth: 0.3 },
      { ...pool(58, AMBER, 0.85), depth: 0.35, move: lampGain },
      { ...pool(16, '#fff2d2', 1), detail: 2, depth: 0.35, move: lampGain },
      {
        depth: 0.6,
        box: { x: -300, y: 770, w: 2400, h: 200 },
        art:
          path(
            'M-300 860H520L560 838H760V960H-300ZM40 860V812h10V860ZM250 860V806h12V860ZM470 860V812h10V860Z',
            p.near,
          ) + path('M-300 860H520L560 838H760', 'none', { stroke: mix(p.near, p.mist, 0.4), 'stroke-width': 2 }),
      },
      ...lift,
      ...(veil
        ? [
            {
              depth: 0,
              box: { x: -20, y: -20, w: 1640, h: 940 },
              detail: 0.1,
              art: rect(-20, -20, 1640, 940, '#070a16'),
              gain: veil,
            },
          ]
        : []),
    ],
  };
}

/** Draws the forty lamps up the hill, one after the other. */
export const forty = (random) =>
  harbour(random, DUSK, {
    camera: (T) => ({
      x: between(-60, 40, span(T, 15.5, 24)),
      y: between(10, -14, glide(T, 15.5, 24)),
      zoom: between(1.02, 1.16, glide(T, 15.5, 24.5)),
    }),
    lampOf: (T, i) => glide(T, lampAt(CUES.hillLit, i), lampAt(CUES.hillLit, i) + 0.35),
    moonOf: () => 1,
    windowsOf: () => 0.85,
    sailor: (T) => ({
      x: 700 - (T - 15) * 34,
      y: 690 + 3 * swing(T, 0.4),
      k: 0.42,
      flip: true,
      turn: 0.03 * swing(T, 0.3),
    }),
  });

/** Draws the wind that goes up the hill and puts out the lights. */
export const blown = (random) =>
  harbour(random, DUSK, {
    camera: (T) => ({ x: between(30, -20, span(T, 27.5, 32)) + 4 * swing(T, 1.9), y: 4 * swing(T, 2.7), zoom: 1.1 }),
    lampOf: (T, i) => 1 - glide(T, lampAt(CUES.hillBlown, i), lampAt(CUES.hillBlown, i) + 0.2),
    moonOf: () => 1,
    windowsOf: (T) => 0.85 - 0.85 * glide(T, 28.4, 31),
    veil: (T) => between(0.4, 0.62, glide(T, 28, 31.5)),
    lift: [
      {
        depth: 0.9,
        box: { x: 0, y: -4, w: 620, h: 8 },
        detail: 0.6,
        art: path('M0 0H620', 'none', { stroke: '#d7bfd0', 'stroke-width': 2.2, 'stroke-linecap': 'round' }),
        move: (T) =>
          Array.from({ length: 16 }, (_, i) => ({
            x: -700 + ((i * 0.618 + T * (0.6 + (i % 4) * 0.12)) % 1) * 2600,
            y: 90 + ((i * 271) % 700),
            turn: -0.14,
            gain: 0.3 * during(T, 27.5, 32, 0.8),
          })),
      },
    ],
  });

/** Draws the lit moon, the lamps that come back, and the ladder against the sky. */
export function home(random) {
  const rungs = Array.from({ length: 39 }, (_, i) => `M-8 ${-i * 16}H8`).join('');
  return harbour(random, MOONLIT, {
    camera: (T) => ({
      x: between(10, -50, glide(T, 69.5, 77)),
      y: between(-30, 6, glide(T, 69.5, 77)),
      zoom: between(1.16, 1.02, glide(T, 69.5, 77)),
    }),
    lampOf: (T, i) => glide(T, lampAt(CUES.hillLitAgain, 39 - i), lampAt(CUES.hillLitAgain, 39 - i) + 0.35),
    moon: { x: 690, y: 160 },
    moonOf: (T) => 1.02 * flame(T),
    windowsOf: (T) => 0.95 * glide(T, 70, 73.5),
    sailor: (T) => ({ x: 150 + (T - 69) * 30, y: 690 + 3 * swing(T, 0.4), k: 0.5, turn: 0.03 * swing(T, 0.3) }),
    ladder: {
      depth: 0.32,
      box: { x: -14, y: -640, w: 28, h: 650 },
      art: path(`M-8 0V-624M8 0V-624${rungs}`, 'none', { stroke: '#e3b98a', 'stroke-width': 3 }),
      move: () => ({ x: TOP.x + 60, y: TOP.y + 34, turn: -1.265 }),
    },
  });
}
